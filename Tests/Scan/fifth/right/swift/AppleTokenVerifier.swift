// swift-format-ignore-file
import JWTKit

struct AppleClaims: JWTPayload {
    let sub: SubjectClaim
    let aud: AudienceClaim
    let exp: ExpirationClaim
    let nonce: String?

    func verify(using key: some JWTAlgorithm) throws {
        try exp.verifyNotExpired()
    }
}

struct AppleTokenVerifier {
    let keys: JWTKeyCollection
    let clientID: String

    func user(token: String, expectedNonce: String?) async throws -> String {
        guard let expectedNonce, !expectedNonce.isEmpty else { throw JWTError.generic(identifier: "nonce", reason: "none expected") }
        let claims = try await keys.verify(token, as: AppleClaims.self)
        try claims.aud.verifyIntendedAudience(includes: clientID)
        guard let nonce = claims.nonce, nonce == expectedNonce else {
            throw JWTError.claimVerificationFailure(failedClaim: nil, reason: "nonce")
        }
        return claims.sub.value
    }
}
