import ConformanceModel
import Foundation
import Testing

@testable import ConformanceChecks

@Suite struct IssuedCredentialTests {
  @Test
  func `a token is issued in the past, ends far ahead, and is the same when it is made again`()
    throws
  {
    let request = AuthorizationRequest(nonce: "a\"\\\u{1}é", state: nil, scopes: [])
    let token = IssuedCredential(number: 3, request: request).token
    #expect(token == IssuedCredential(number: 3, request: request).token)
    var payload = String(token.split(separator: ".")[1]).replacing("-", with: "+")
      .replacing("_", with: "/")
    payload += String(repeating: "=", count: (4 - payload.count % 4) % 4)
    let data = try #require(Data(base64Encoded: payload))
    let object = try JSONSerialization.jsonObject(with: data)
    let claims = try #require(object as? [String: Any])
    #expect(claims["iat"] as? Int == 1_718_000_000)
    #expect(claims["exp"] as? Int == 4_102_444_800)
    #expect(claims["nonce"] as? String == request.nonce)
    #expect(claims["sub"] as? String == "user-3")
  }
}
