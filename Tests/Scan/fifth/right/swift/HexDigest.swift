// swift-format-ignore-file
import CryptoKit
import Foundation

extension SHA256.Digest {
    /// Two digits for each byte: "0a", never "a".
    var hex: String {
        let digits = Array("0123456789abcdef")
        var s = ""
        for b in self {
            s.append(digits[Int(b >> 4)])
            s.append(digits[Int(b & 0x0f)])
        }
        return s
    }
}

extension String {
    var appleNonceHash: String { SHA256.hash(data: Data(utf8)).hex }
}
