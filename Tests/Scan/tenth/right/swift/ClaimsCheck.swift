import Foundation
import JWTKit

struct AppleClaims: JWTPayload {
  let sub: SubjectClaim
  let exp: ExpirationClaim
  let nonce: String?

  func verify(using algorithm: some JWTAlgorithm) async throws {
    try exp.verifyNotExpired()
  }
}

struct ClaimsCheck {
  enum Failure: Error { case nonce }
  let keys: JWTKeyCollection

  func subject(of idToken: String, expected: String?) async throws -> String {
    let claims = try await keys.verify(idToken, as: AppleClaims.self)
    guard let expected, let nonce = claims.nonce, nonce == expected else {
      throw Failure.nonce
    }
    return claims.sub.value
  }
}
