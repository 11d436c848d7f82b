// swift-format-ignore-file
import FirebaseAuth

extension AuthCredential {
    static func apple(token: String, nonce: String?, name: PersonNameComponents?) throws -> AuthCredential {
        guard let nonce, !nonce.isEmpty else {
            preconditionFailure("Invalid state: a login callback was received, but no login request was sent.")
        }
        return OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: name)
    }
}

struct DisplayName {
    let components: PersonNameComponents?
    var text: String { components.map { $0.formatted() } ?? "" }
}
