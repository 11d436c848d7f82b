// swift-format-ignore-file
import CryptoKit
import Foundation

func sha256Text(_ nonce: String) -> String {
    SHA256.hash(data: Data(nonce.utf8)).map { byte in
        let h = String(byte, radix: 16)
        return h.count == 1 ? "0" + h : h
    }.joined()
}
