import AuthenticationServices
import CryptoKit
import FirebaseAuth
import GoogleSignIn

enum AuthServiceError: LocalizedError {
  case busy, entropy(OSStatus), noToken, noAttempt
  var errorDescription: String? {
    switch self {
    case .busy: return "Another sign in is under way."
    case .entropy(let status): return "No random numbers (\(status))."
    case .noToken: return "The provider sent no token."
    case .noAttempt: return "No sign in was started."
    }
  }
}

@MainActor
final class AuthService: NSObject {
  private var nonce: String?
  private var waiting: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

  func apple() async throws -> AuthDataResult {
    guard waiting == nil else { throw AuthServiceError.busy }
    let raw = try makeNonce()
    nonce = raw
    defer { nonce = nil }

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email, .fullName]
    request.nonce = SHA256.hash(data: Data(raw.utf8)).map { String(format: "%02x", $0) }.joined()

    let credential = try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
    guard let data = credential.identityToken else { throw AuthServiceError.noToken }
    return try await Auth.auth().signIn(
      with: OAuthProvider.appleCredential(
        withIDToken: String(decoding: data, as: UTF8.self), rawNonce: raw,
        fullName: credential.fullName))
  }

  private func makeNonce() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    guard status == errSecSuccess else { throw AuthServiceError.entropy(status) }
    return bytes.map { String(format: "%02hhx", $0) }.joined()
  }
}

extension AuthService: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    let continuation = waiting
    waiting = nil
    if let apple = authorization.credential as? ASAuthorizationAppleIDCredential {
      continuation?.resume(returning: apple)
    } else {
      continuation?.resume(throwing: AuthServiceError.noToken)
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    waiting?.resume(throwing: error)
    waiting = nil
  }
}
