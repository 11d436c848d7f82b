// swift-format-ignore-file
import Foundation

struct ClaimsValidator {
    var expectedNonce: String?
    var issuer = "https://appleid.apple.com"

    /// `claims` come out of the verifier, so the signature is fine here.
    func validate(verified claims: [String: Any]) throws {
        guard claims["iss"] as? String == issuer else { throw Rejection.issuer }
        guard let exp = claims["exp"] as? TimeInterval, exp > Date().timeIntervalSince1970 else { throw Rejection.expired }
        if let got = claims["nonce"] as? String, got != expectedNonce {
            throw Rejection.nonce
        }
    }

    enum Rejection: Error { case issuer, expired, nonce }
}
