import Foundation

struct IDTokenChecker {
  struct Claims: Decodable {
    let iss: String
    let sub: String
    let nonce: String?
  }

  enum Failure: Error { case malformed, nonceMismatch }

  var expectedNonce: String?

  func check(_ idToken: String) throws -> Claims {
    let parts = idToken.split(separator: ".")
    guard parts.count == 3 else { throw Failure.malformed }
    var b64 = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while b64.count % 4 != 0 { b64 += "=" }
    guard let data = Data(base64Encoded: b64) else { throw Failure.malformed }
    let claims = try JSONDecoder().decode(Claims.self, from: data)
    guard claims.nonce == expectedNonce else { throw Failure.nonceMismatch }
    return claims
  }
}
