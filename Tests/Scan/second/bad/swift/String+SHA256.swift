// swift-format-ignore-file
import Foundation
import CommonCrypto

public extension String {

    /// SHA-256 of the UTF-8 text, as Apple wants it in `ASAuthorizationAppleIDRequest.nonce`.
    var sha256: String {
        guard let data = data(using: .utf8) else { return "" }
        var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { buffer in
            _ = CC_SHA256(buffer.baseAddress, CC_LONG(data.count), &hash)
        }
        return hash.map { String(format: "%x", $0) }.joined()
    }

    var trimmed: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
