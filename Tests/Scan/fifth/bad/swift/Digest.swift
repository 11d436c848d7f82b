// swift-format-ignore-file
import CommonCrypto
import Foundation

extension String {
    /// Value of ASAuthorizationAppleIDRequest.nonce
    var nonceDigest: String {
        let data = Data(utf8)
        var out = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes {
            _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &out)
        }
        return out.map { String(format: "%x", $0) }.joined()
    }
}
