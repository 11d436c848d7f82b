import Foundation

struct IDTokenClaims: Decodable {
  let sub: String
  let nonce: String
  let email: String?
}

struct IDTokenInspector {
  enum Failure: Error { case malformed, nonceMismatch }

  func user(from idToken: String, expected: String) throws -> String {
    let parts = idToken.components(separatedBy: ".")
    guard parts.count == 3 else { throw Failure.malformed }

    var payload = parts[1]
      .replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while payload.count % 4 != 0 { payload += "=" }

    guard let data = Data(base64Encoded: payload) else { throw Failure.malformed }
    let claims = try JSONDecoder().decode(IDTokenClaims.self, from: data)
    guard claims.nonce == expected else { throw Failure.nonceMismatch }
    return claims.sub
  }
}
