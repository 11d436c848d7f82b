import AuthenticationServices

struct WebLoginSession {
  let authorizeURL: URL
  let scheme: String
  weak var anchor: (any ASWebAuthenticationPresentationContextProviding)?

  func run() async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: authorizeURL, callbackURLScheme: scheme) {
        url, error in
        if let error = error {
          continuation.resume(throwing: error)
        }
        if let url = url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: LoginError.noCallback)
        }
      }
      session.presentationContextProvider = anchor
      session.prefersEphemeralWebBrowserSession = true
      session.start()
    }
  }

  enum LoginError: Error {
    case noCallback
  }
}
