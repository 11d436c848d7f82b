// swift-format-ignore-file
import CryptoKit
import Foundation

extension ASNonce {
    /// 256 is a multiple of 64, so the remainder is even.
    static func letters(count: Int) -> String {
        let set = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_")
        let key = SymmetricKey(size: .init(bitCount: count * 8))
        return key.withUnsafeBytes { bytes in
            String(bytes.map { set[Int($0) % 64] })
        }
    }
}

enum ASNonce {}
