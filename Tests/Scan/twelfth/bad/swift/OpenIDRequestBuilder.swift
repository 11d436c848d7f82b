import Foundation

struct OpenIDRequestBuilder {
  let issuer: URL
  let clientID: String
  let redirectURI: URL

  func authorizationURL(scopes: [String], state: String) -> (url: URL, nonce: String)? {
    let nonce = String(Int(Date().timeIntervalSince1970 * 1000))
    var components = URLComponents(
      url: issuer.appendingPathComponent("authorize"),
      resolvingAgainstBaseURL: false)
    components?.queryItems = [
      URLQueryItem(name: "client_id", value: clientID),
      URLQueryItem(name: "response_type", value: "code id_token"),
      URLQueryItem(name: "redirect_uri", value: redirectURI.absoluteString),
      URLQueryItem(name: "scope", value: scopes.joined(separator: " ")),
      URLQueryItem(name: "state", value: state),
      URLQueryItem(name: "nonce", value: nonce),
    ]
    guard let url = components?.url else { return nil }
    return (url, nonce)
  }
}
