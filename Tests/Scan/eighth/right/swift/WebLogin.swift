import AuthenticationServices
import Foundation

@MainActor
final class WebLogin: NSObject, ASWebAuthenticationPresentationContextProviding {
  private let clientID: String
  private let anchor: ASPresentationAnchor

  init(clientID: String, anchor: ASPresentationAnchor) {
    self.clientID = clientID
    self.anchor = anchor
  }

  func login(issuer: URL) async throws -> (callback: URL, nonce: String) {
    let nonce = NonceMaker.nonce(length: 43)
    var parts = URLComponents(url: issuer, resolvingAgainstBaseURL: false)!
    parts.path = "/authorize"
    parts.queryItems = [
      URLQueryItem(name: "client_id", value: clientID),
      URLQueryItem(name: "response_type", value: "code"),
      URLQueryItem(name: "nonce", value: nonce),
    ]
    let callback: URL = try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: parts.url!, callbackURLScheme: "shop") {
        url, error in
        if let url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: error ?? URLError(.cancelled))
        }
      }
      session.presentationContextProvider = self
      session.start()
    }
    return (callback, nonce)
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    anchor
  }
}
