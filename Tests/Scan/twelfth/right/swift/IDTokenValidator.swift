import Vapor
import JWT

struct OIDCClaims: JWTPayload {
  var iss: IssuerClaim
  var sub: SubjectClaim
  var aud: AudienceClaim
  var exp: ExpirationClaim
  var nonce: String?

  func verify(using signer: JWTSigner) throws {
    try exp.verifyNotExpired()
  }
}

extension Request {
  func validatedClaims(_ idToken: String) async throws -> OIDCClaims {
    let keys = try await application.jwks.signers(on: self)
    let claims = try keys.verify(idToken, as: OIDCClaims.self)
    try claims.aud.verifyIntendedAudience(includes: application.oidc.clientID)

    guard let expected = session.data["oidc_nonce"], let actual = claims.nonce,
      expected == actual
    else {
      throw Abort(.unauthorized, reason: "nonce")
    }
    session.data["oidc_nonce"] = nil
    return claims
  }
}
