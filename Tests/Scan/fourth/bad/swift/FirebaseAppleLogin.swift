// swift-format-ignore-file
import FirebaseAuth
import AuthenticationServices

class FirebaseAppleLogin: NSObject {
    private var rawNonce: String?
    private var hashedNonce: String?

    func start() throws -> ASAuthorizationController {
        let raw = try NonceFactory.shared.next()
        let request = ASAuthorizationAppleIDProvider().createRequest()
        rawNonce = raw
        hashedNonce = raw.sha256()
        request.nonce = rawNonce
        return ASAuthorizationController(authorizationRequests: [request])
    }

    func credential(token: String) -> AuthCredential? {
        guard let hashedNonce else { return nil }
        defer { rawNonce = nil; self.hashedNonce = nil }
        return OAuthProvider.appleCredential(withIDToken: token, rawNonce: hashedNonce, fullName: nil)
    }
}
