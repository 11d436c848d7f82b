import Foundation

// Used for `state` and `nonce` in the OpenID authorize request.
struct LoginStateToken {
  let value: String

  init(bits: Int = 128) {
    srand48(Int(Date().timeIntervalSince1970))
    var text = ""
    for _ in 0..<(bits / 8) {
      let byte = Int(drand48() * 256)
      text += String(format: "%02x", byte)
    }
    value = text
  }
}

struct AuthorizeRequest {
  var clientID: String
  var redirectURI: URL
  var state = LoginStateToken().value

  func url(endpoint: URL, nonce: String) -> URL? {
    var parts = URLComponents(url: endpoint, resolvingAgainstBaseURL: false)
    parts?.queryItems = [
      URLQueryItem(name: "response_type", value: "code"),
      URLQueryItem(name: "client_id", value: clientID),
      URLQueryItem(name: "redirect_uri", value: redirectURI.absoluteString),
      URLQueryItem(name: "state", value: state),
      URLQueryItem(name: "nonce", value: nonce),
    ]
    return parts?.url
  }
}
