import AuthenticationServices

final class WebAuthFlow: NSObject {
  private var session: ASWebAuthenticationSession?
  private var busy = false

  func run(url: URL, completion: @escaping (Result<URL, Error>) -> Void) {
    guard !busy else { return }
    busy = true
    session = ASWebAuthenticationSession(url: url, callbackURLScheme: "acme") {
      [weak self] callback, error in
      self?.busy = false
      self?.session = nil
      if let callback {
        completion(.success(callback))
      } else {
        completion(.failure(error ?? URLError(.cancelled)))
      }
    }
    session?.presentationContextProvider = self
    if session?.start() == false {
      busy = false
      session = nil
      completion(.failure(URLError(.cannotConnectToHost)))
    }
  }
}

extension WebAuthFlow: ASWebAuthenticationPresentationContextProviding {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    .init()
  }
}
