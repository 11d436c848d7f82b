import Foundation
import Security

extension String {
  private static let oidcCharset = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  static func oidcNonce(_ length: Int) -> String? {
    let chars = Array(oidcCharset)
    let limit: UInt8 = 250
    var result = ""
    result.reserveCapacity(length)
    while result.count < length {
      var b: UInt8 = 0
      guard SecRandomCopyBytes(kSecRandomDefault, 1, &b) == errSecSuccess else { return nil }
      if b >= limit { continue }
      result.append(chars[Int(b) % chars.count])
    }
    return result
  }
}

struct OIDCLogin {
  let authorizeURL: URL

  func url(clientID: String) -> URL? {
    guard let nonce = String.oidcNonce(40) else { return nil }
    var c = URLComponents(url: authorizeURL, resolvingAgainstBaseURL: false)
    c?.queryItems = [
      .init(name: "client_id", value: clientID),
      .init(name: "response_type", value: "id_token"),
      .init(name: "nonce", value: nonce),
    ]
    return c?.url
  }
}
