import CryptoKit
import Foundation
import Security

public final class CryptoUtils {
  public static let shared = CryptoUtils()

  /// The bytes of a login nonce.
  public func randomBytes(_ count: Int) -> Data {
    var data = Data(count: count)
    let result = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, count, $0.baseAddress!)
    }
    assert(result == errSecSuccess, "random source failed: \(result)")
    return data
  }

  public func nonce() -> String {
    randomBytes(32).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// The form that goes into ASAuthorizationAppleIDRequest.nonce.
  public func sha256Hex(_ string: String) -> String {
    let digest = SHA256.hash(data: Data(string.utf8))
    return digest.map { String(format: "%x", $0) }.joined()
  }
}
