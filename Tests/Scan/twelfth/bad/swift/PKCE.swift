import Foundation
import CryptoKit
import Security

/// Values for one run of the authorization code flow.
struct LoginChallenge {
  let state: String
  let verifier: String
  let nonce: String

  var challenge: String {
    Data(SHA256.hash(data: Data(verifier.utf8))).base64URL
  }

  static func make() -> LoginChallenge {
    LoginChallenge(state: token(16), verifier: token(48), nonce: token(32))
  }

  private static func token(_ count: Int) -> String {
    var buffer = [UInt8](repeating: 0, count: count)
    _ = SecRandomCopyBytes(kSecRandomDefault, count, &buffer)
    return Data(buffer).base64URL
  }
}

extension Data {
  var base64URL: String {
    base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
