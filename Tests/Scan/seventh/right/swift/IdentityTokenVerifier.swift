import Foundation
import JWTKit
import Vapor

struct ApplePayload: JWTPayload {
  let iss: IssuerClaim
  let aud: AudienceClaim
  let exp: ExpirationClaim
  let sub: SubjectClaim
  let nonce: String?

  func verify(using algorithm: some JWTAlgorithm) async throws {
    try exp.verifyNotExpired()
  }
}

/// Checks what the apps post to `/v1/login/apple`.
struct IdentityTokenVerifier {
  let keys: JWTKeyCollection
  let bundleID: String

  func subject(of token: String, attempt: LoginAttempt) async throws -> String {
    let payload = try await keys.verify(token, as: ApplePayload.self)
    guard payload.iss.value == "https://appleid.apple.com" else {
      throw Abort(.unauthorized, reason: "issuer")
    }
    try payload.aud.verifyIntendedAudience(includes: bundleID)

    guard let claimed = payload.nonce, let expected = attempt.hashedNonce, claimed == expected
    else {
      throw Abort(.unauthorized, reason: "nonce")
    }
    return payload.sub.value
  }
}

struct LoginAttempt: Codable {
  let id: UUID
  let hashedNonce: String?
}
