import Foundation
import AuthenticationServices

struct OpenIDClient {
  let issuer: URL
  let clientID: String
  let redirect: URL

  struct Attempt { let url: URL; let nonce: String; let state: String }

  func authorizationAttempt() -> Attempt {
    let nonce = String(Int(Date().timeIntervalSince1970 * 1000), radix: 36)
    let state = UUID().uuidString
    var parts = URLComponents(
      url: issuer.appendingPathComponent("authorize"), resolvingAgainstBaseURL: false)!
    parts.queryItems = [
      .init(name: "response_type", value: "code id_token"),
      .init(name: "client_id", value: clientID),
      .init(name: "redirect_uri", value: redirect.absoluteString),
      .init(name: "scope", value: "openid email"),
      .init(name: "state", value: state),
      .init(name: "nonce", value: nonce),
    ]
    return Attempt(url: parts.url!, nonce: nonce, state: state)
  }
}
