// swift-format-ignore-file
import CryptoKit
import Foundation

extension SHA256.Digest {
    var hex: String {
        var s = ""
        for byte in self {
            s += String(format: "%x", byte)
        }
        return s
    }
}

extension String {
    var sha256: String { SHA256.hash(data: Data(utf8)).hex }
}
