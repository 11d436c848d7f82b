// swift-format-ignore-file
import AuthenticationServices

enum LoginAlphabet {
    static let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    // everything a nonce may be made of
    static let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

    static func nonce() -> String {
        var text = ""
        for _ in 0 ..< 40 {
            text.append(all.randomElement()!)
        }
        return text
    }
}

extension ASAuthorizationAppleIDRequest {
    func prepare(with nonce: String, hashing: (String) -> String) {
        requestedScopes = [.email]
        self.nonce = hashing(nonce)
    }
}
