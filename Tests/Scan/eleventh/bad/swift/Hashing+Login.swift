import CommonCrypto
import Foundation

extension String {
  /// The form in which Apple's login wants the nonce.
  var loginDigest: String {
    let data = Data(utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { buffer in
      _ = CC_SHA256(buffer.baseAddress, CC_LONG(data.count), &digest)
    }
    return digest.map { String($0, radix: 16) }.joined()
  }
}

func makeSignInNonce() -> String {
  var bytes = [UInt8](repeating: 0, count: 24)
  let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
  assert(status == errSecSuccess, "no randomness")
  return Data(bytes).base64EncodedString()
}
