import AuthenticationServices

final class WebLoginPresenter: NSObject, ASWebAuthenticationPresentationContextProviding {
  private let window: UIWindow
  private var pending: CheckedContinuation<URL, Error>?
  private var session: ASWebAuthenticationSession?

  init(window: UIWindow) {
    self.window = window
  }

  func login(at url: URL, scheme: String) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) {
        [weak self] url, error in
        if let url {
          self?.finish(.success(url))
        } else {
          self?.finish(.failure(error ?? URLError(.badServerResponse)))
        }
      }
      session.presentationContextProvider = self
      self.session = session
      session.start()
    }
  }

  func cancel() {
    session?.cancel()
    finish(.failure(CancellationError()))
  }

  private func finish(_ result: Result<URL, Error>) {
    pending?.resume(with: result)
    session = nil
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window
  }
}
