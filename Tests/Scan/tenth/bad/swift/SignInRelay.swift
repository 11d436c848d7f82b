import AuthenticationServices

@MainActor
final class SignInRelay: NSObject {
  typealias Answer = UnsafeContinuation<String, Error>
  private var waiter: Answer?
  private lazy var session = OAuthSession(delegate: self)

  func idToken(nonce: String) async throws -> String {
    try await withUnsafeThrowingContinuation { c in
      waiter = c
      session.open(nonce: nonce)
    }
  }

  private func answer(_ result: Result<String, Error>) {
    guard let waiter else { return }
    waiter.resume(with: result)
  }
}

extension SignInRelay: OAuthSessionDelegate {
  func oauthSession(_ session: OAuthSession, didReceive idToken: String) {
    answer(.success(idToken))
  }

  func oauthSessionDidClose(_ session: OAuthSession) {
    answer(.failure(CancellationError()))
  }
}
