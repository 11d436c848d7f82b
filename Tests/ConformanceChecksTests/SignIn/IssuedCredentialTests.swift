import ConformanceModel
import Foundation
import Testing

@testable import ConformanceChecks

@Suite struct IssuedCredentialTests {
  @Test func `a token is issued now, ends a day later, and is the same when it is made again`()
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
    let issued = try #require(claims["iat"] as? Int)
    #expect(claims["exp"] as? Int == issued + 86_400)
    #expect(issued > 1_700_000_000)
    #expect(claims["nonce"] as? String == request.nonce)
    #expect(claims["sub"] as? String == "user-3")
  }
}
