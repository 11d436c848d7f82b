import AuthenticationServices
import FirebaseAuth

enum LinkError: Error { case notSignedIn, alreadyRunning, noToken }

@MainActor
final class LinkAccountInteractor {
  private var isLinking = false
  private let authorize: (String) async throws -> ASAuthorizationAppleIDCredential

  init(authorize: @escaping (String) async throws -> ASAuthorizationAppleIDCredential) {
    self.authorize = authorize
  }

  func linkApple() async throws {
    if isLinking { throw LinkError.alreadyRunning }
    guard let user = Auth.auth().currentUser else { throw LinkError.notSignedIn }
    isLinking = true
    do {
      let raw = SystemNonce.next()
      let apple = try await authorize(raw.sha256)
      guard let token = apple.identityToken.flatMap({ String(data: $0, encoding: .utf8) }) else {
        isLinking = false
        throw LinkError.noToken
      }
      let credential = OAuthProvider.appleCredential(
        withIDToken: token, rawNonce: raw, fullName: nil)
      try await user.link(with: credential)
      isLinking = false
    } catch {
      isLinking = false
      throw error
    }
  }
}
