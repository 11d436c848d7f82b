// swift-format-ignore-file
import AuthenticationServices
import CryptoKit

final class SignInHelper: NSObject {
    private var currentNonce: String?
    private let letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz0123456789")

    func prepare(_ request: ASAuthorizationAppleIDRequest) throws {
        let nonce = try nonceString(length: 40)
        currentNonce = nonce
        request.requestedScopes = [.email]
        request.nonce = hash(nonce)
    }

    private func nonceString(length: Int) throws -> String {
        var bytes = [UInt8](repeating: 0, count: length)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else {
            throw CocoaError(.featureUnsupported)
        }
        return String(bytes.map { letters[Int($0) % letters.count] })
    }

    private func hash(_ s: String) -> String {
        SHA256.hash(data: Data(s.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}
