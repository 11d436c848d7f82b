// swift-format-ignore-file
import SwiftUI
import AuthenticationServices
import CryptoKit

@MainActor
final class AuthViewModel: ObservableObject {
    @Published var message: String?
    private var currentNonce: String?

    func configure(_ request: ASAuthorizationAppleIDRequest) {
        let raw = Self.makeNonce()
        currentNonce = raw
        request.requestedScopes = [.fullName, .email]
        request.nonce = Self.sha256(raw)
    }

    static func makeNonce() -> String {
        var bytes = [UInt8](repeating: 0, count: 24)
        let result = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        assert(result == errSecSuccess, "no random bytes")
        return Data(bytes).base64EncodedString()
    }

    static func sha256(_ text: String) -> String {
        let digest = SHA256.hash(data: Data(text.utf8))
        return digest.map { String(format: "%02hhx", $0) }.joined()
    }
}
