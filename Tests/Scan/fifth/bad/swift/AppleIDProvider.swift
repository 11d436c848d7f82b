// swift-format-ignore-file
import AuthenticationServices
import CryptoKit

struct AppleIDProvider {
    static let nonce = UUID().uuidString + UUID().uuidString

    func request() -> ASAuthorizationAppleIDRequest {
        let r = ASAuthorizationAppleIDProvider().createRequest()
        r.requestedScopes = [.email, .fullName]
        let digest = SHA256.hash(data: Data(Self.nonce.utf8))
        r.nonce = digest.map { String(format: "%02x", $0) }.joined()
        return r
    }
}
