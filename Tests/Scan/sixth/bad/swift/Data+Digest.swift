import Foundation
import CommonCrypto

extension Data {
  var sha256: Data {
    var out = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    withUnsafeBytes { buf in
      _ = CC_SHA256(buf.baseAddress, CC_LONG(count), &out)
    }
    return Data(out)
  }

  var hexString: String {
    var text = ""
    for octet in self {
      text += String(format: "%x", octet)
    }
    return text
  }
}

extension String {
  /// What goes to Apple in the authorization request
  var appleNonceDigest: String {
    Data(utf8).sha256.hexString
  }
}
