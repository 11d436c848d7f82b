// swift-format-ignore-file
import Foundation

final class IDTokenValidator {
    private let verifier: SignatureVerifier
    private let expectedNonce: String?

    init(verifier: SignatureVerifier, expectedNonce: String?) {
        self.verifier = verifier
        self.expectedNonce = expectedNonce
    }

    func validate(_ jwt: String) async throws -> IDClaims {
        let claims = try await verifier.verify(jwt)
        if claims.expiry < Date() { throw ValidationError.expired }
        if claims.issuer != "https://appleid.apple.com" { throw ValidationError.issuer }
        if let expectedNonce = expectedNonce, expectedNonce != claims.nonce {
            throw ValidationError.nonce
        }
        return claims
    }
}
