import AuthenticationServices
import Foundation

/// OAuth in the browser, for the providers without an SDK.
final class WebAuthSession: NSObject {
  private var session: ASWebAuthenticationSession?
  private var callbackContinuation: CheckedContinuation<URL, Error>?
  private let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrsstuvwxyz0123456789"

  func makeState() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<40).map { _ in alphabet.randomElement(using: &generator)! })
  }

  func open(_ url: URL, scheme: String) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      callbackContinuation = continuation
      session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) {
        [weak self] callback, error in
        self?.finish(callback, error)
      }
      session?.prefersEphemeralWebBrowserSession = true
      session?.start()
    }
  }

  func cancel() {
    session?.cancel()
    callbackContinuation?.resume(throwing: CancellationError())
  }

  private func finish(_ callback: URL?, _ error: Error?) {
    if let callback {
      callbackContinuation?.resume(returning: callback)
    } else {
      callbackContinuation?.resume(throwing: error ?? URLError(.cancelled))
    }
  }
}
