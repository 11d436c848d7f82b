import Foundation

struct IdentityClaims: Decodable {
  let sub: String
  let email: String?
  let nonce: String?
}

enum IdentityTokenError: Error { case malformed, nonceMismatch }

/// Vapor 4 service, registered in `configure.swift`.
struct IdentityTokenReader {
  func user(from token: String, session: LoginSession) throws -> IdentityClaims {
    let parts = token.split(separator: ".")
    guard parts.count == 3, let payload = Self.base64URL(String(parts[1])) else {
      throw IdentityTokenError.malformed
    }
    let claims = try JSONDecoder().decode(IdentityClaims.self, from: payload)
    if claims.nonce != session.nonce {
      throw IdentityTokenError.nonceMismatch
    }
    return claims
  }

  private static func base64URL(_ s: String) -> Data? {
    var t = s.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while t.count % 4 != 0 { t.append("=") }
    return Data(base64Encoded: t)
  }
}

struct LoginSession {
  let id: UUID
  var nonce: String?
}
