import Foundation
import JWTKit

struct LoginClaims: JWTPayload {
  var iss: IssuerClaim
  var aud: AudienceClaim
  var exp: ExpirationClaim
  var sub: SubjectClaim
  var nonce: String?

  func verify(using algorithm: some JWTAlgorithm) async throws {
    try exp.verifyNotExpired()
    try aud.verifyIntendedAudience(includes: "com.example.app")
  }
}

struct ClaimsPolicy {
  let keys: JWTKeyCollection

  func accept(_ idToken: String, expectedNonce: String?) async throws -> LoginClaims {
    let claims = try await keys.verify(idToken, as: LoginClaims.self)
    guard let expectedNonce, !expectedNonce.isEmpty,
      let nonce = claims.nonce, nonce == expectedNonce
    else {
      throw JWTError.claimVerificationFailure(failedClaim: claims.sub, reason: "nonce")
    }
    return claims
  }
}
