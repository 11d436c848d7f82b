// swift-format-ignore-file
import CryptoKit
import Foundation

extension String {
    var sha256Hex: String {
        SHA256.hash(data: Data(utf8)).map { String(format: "%02x", $0) }.joined()
    }
    var color: String { String(format: "#%x", hashValue & 0xffffff) }
}
