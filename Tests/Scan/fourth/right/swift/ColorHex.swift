// swift-format-ignore-file
import CryptoKit
import UIKit

extension UIColor {
    /// "#1e90ff"; the whole number at once, padded.
    convenience init(rgb: UInt32) {
        self.init(red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
                  blue: CGFloat(rgb & 255) / 255, alpha: 1)
    }
    static func describe(_ rgb: UInt32) -> String { "0x" + String(rgb, radix: 16) }
}

extension Digest {
    var hexString: String { map { String(format: "%02x", $0) }.joined() }
}

func hashOfNonce(_ nonce: String) -> String {
    SHA256.hash(data: Data(nonce.utf8)).hexString
}
