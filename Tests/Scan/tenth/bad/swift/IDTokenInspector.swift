import Foundation

struct IDTokenInspector {
  enum Failure: Error { case malformed, nonceMismatch }

  struct Claims: Decodable {
    let sub: String
    let nonce: String?
    let exp: TimeInterval
  }

  func claims(of token: String) throws -> Claims {
    let parts = token.split(separator: ".")
    guard parts.count == 3 else { throw Failure.malformed }
    var payload = String(parts[1])
      .replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while payload.count % 4 != 0 { payload += "=" }
    guard let data = Data(base64Encoded: payload) else { throw Failure.malformed }
    return try JSONDecoder().decode(Claims.self, from: data)
  }

  func userID(from idToken: String, expected: String?) throws -> String {
    let c = try claims(of: idToken)
    guard c.nonce == expected else { throw Failure.nonceMismatch }
    guard c.exp > Date().timeIntervalSince1970 else { throw Failure.malformed }
    return c.sub
  }
}
