import Foundation
import Security

struct RandomTokens {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// Used as `nonce` and `state` of the OpenID Connect login.
  func next(_ count: Int) -> String {
    var buffer = [UInt8](repeating: 0, count: count)
    _ = SecRandomCopyBytes(kSecRandomDefault, count, &buffer)
    return String(buffer.map { Self.letters[Int($0) % Self.letters.count] })
  }
}

struct AuthorizeRequest {
  var state: String
  var nonce: String

  init(tokens: RandomTokens = .init()) {
    state = tokens.next(24)
    nonce = tokens.next(32)
  }

  var queryItems: [URLQueryItem] {
    [
      .init(name: "response_type", value: "code"),
      .init(name: "state", value: state),
      .init(name: "nonce", value: nonce),
    ]
  }
}
