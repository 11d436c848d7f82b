// swift-format-ignore-file
import AuthenticationServices
import FirebaseAuth

final class HashedRequest {
    private var rawNonce: String?

    func begin() throws -> ASAuthorizationAppleIDRequest {
        let raw = try RandomNonce.string()
        let hashedNonce = sha256(raw)
        rawNonce = raw
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.nonce = hashedNonce
        return request
    }

    func firebaseCredential(_ c: ASAuthorizationAppleIDCredential) throws -> AuthCredential {
        defer { rawNonce = nil }
        guard let rawNonce else { throw AuthError.noAttempt }
        guard let token = c.identityToken, let text = String(data: token, encoding: .utf8) else { throw AuthError.noToken }
        return OAuthProvider.appleCredential(withIDToken: text, rawNonce: rawNonce, fullName: c.fullName)
    }
}
