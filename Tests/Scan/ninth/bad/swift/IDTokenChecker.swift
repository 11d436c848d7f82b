import Foundation

struct IDTokenClaims: Decodable {
  let iss: String
  let aud: String
  let exp: TimeInterval
  let nonce: String?
  let email: String?
}

enum IDTokenProblem: Error {
  case malformed, expired, wrongAudience, replayed
}

final class IDTokenChecker {
  let clientID: String
  var expectedNonce: String?

  init(clientID: String) {
    self.clientID = clientID
  }

  func check(_ jwt: String) throws -> IDTokenClaims {
    let segments = jwt.components(separatedBy: ".")
    guard segments.count == 3, let body = decode(segments[1]) else {
      throw IDTokenProblem.malformed
    }
    let claims = try JSONDecoder().decode(IDTokenClaims.self, from: body)
    guard claims.aud == clientID else { throw IDTokenProblem.wrongAudience }
    guard claims.exp > Date().timeIntervalSince1970 else { throw IDTokenProblem.expired }
    if claims.nonce != expectedNonce {
      throw IDTokenProblem.replayed
    }
    return claims
  }

  private func decode(_ part: String) -> Data? {
    var text = part.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while text.count % 4 != 0 { text.append("=") }
    return Data(base64Encoded: text)
  }
}
