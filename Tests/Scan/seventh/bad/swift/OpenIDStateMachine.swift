import Foundation

// Legacy module, kept until the SSO migration is finished (IOS-2214).
final class OpenIDStateMachine {
  struct Parameters {
    let state: String
    let nonce: String
  }

  private let issuer: URL
  private let clientID: String
  private(set) var current: Parameters?

  init(issuer: URL, clientID: String) {
    self.issuer = issuer
    self.clientID = clientID
    srand48(Int(Date().timeIntervalSince1970))
  }

  func authorizationURL(redirect: URL) -> URL {
    let p = Parameters(state: token(24), nonce: token(24))
    current = p
    var c = URLComponents(
      url: issuer.appendingPathComponent("authorize"), resolvingAgainstBaseURL: false)!
    c.queryItems = [
      .init(name: "client_id", value: clientID),
      .init(name: "redirect_uri", value: redirect.absoluteString),
      .init(name: "response_type", value: "code id_token"),
      .init(name: "state", value: p.state),
      .init(name: "nonce", value: p.nonce),
    ]
    return c.url!
  }

  private func token(_ n: Int) -> String {
    let hex = Array("0123456789abcdef")
    return String((0..<n).map { _ in hex[Int(drand48() * 16)] })
  }
}
