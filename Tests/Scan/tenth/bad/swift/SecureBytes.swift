import Foundation
import CommonCrypto

struct SecureBytes {
  let count: Int

  func generate() -> Data {
    var data = Data(count: count)
    _ = data.withUnsafeMutableBytes { buffer in
      SecRandomCopyBytes(kSecRandomDefault, count, buffer.baseAddress!)
    }
    return data
  }
}

extension Data {
  var sha256Hex: String {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &digest) }
    return digest.map { String($0, radix: 16) }.joined()
  }
}

final class SignInNonce {
  let raw: String
  var hashed: String { Data(raw.utf8).sha256Hex }

  init() {
    raw = SecureBytes(count: 24).generate().base64EncodedString()
  }
}
