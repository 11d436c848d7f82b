import AuthenticationServices
import Foundation

/// OAuth in the system browser for hosts that do not support Apple's button.
@MainActor
final class WebLogin: NSObject, ASWebAuthenticationPresentationContextProviding {
  enum Problem: Error { case cannotStart, noCallback }

  private var waiting: CheckedContinuation<URL, Error>?
  private var isRunning = false

  func authorize(_ url: URL, scheme: String) async throws -> URL {
    guard !isRunning else { throw Problem.cannotStart }
    isRunning = true
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: scheme) {
      [weak self] callback, error in
      Task { @MainActor in self?.settle(callback, error) }
    }
    session.presentationContextProvider = self
    guard session.start() else {
      throw Problem.cannotStart
    }
    let result = try? await withCheckedThrowingContinuation { waiting = $0 }
    isRunning = false
    guard let result else { throw Problem.noCallback }
    return result
  }

  private func settle(_ callback: URL?, _ error: Error?) {
    guard let waiting else { return }
    if let callback {
      waiting.resume(returning: callback)
    } else {
      waiting.resume(throwing: error ?? Problem.noCallback)
    }
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
}
