import AuthenticationServices

func webLogin(url: URL, scheme: String, anchor: ASWebAuthenticationPresentationContextProviding)
  async throws -> URL
{
  try await withCheckedThrowingContinuation { continuation in
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) {
      callback, error in
      if let error {
        continuation.resume(throwing: error)
        return
      }
      guard let callback else {
        continuation.resume(throwing: URLError(.badServerResponse))
        return
      }
      continuation.resume(returning: callback)
    }
    session.presentationContextProvider = anchor
    session.start()
  }
}
