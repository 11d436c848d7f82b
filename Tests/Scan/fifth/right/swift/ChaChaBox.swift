// swift-format-ignore-file
import CryptoKit
import Foundation

/// Encrypts the refresh token on disk. The nonce here is the cipher's.
struct ChaChaBox {
    static let tagSize = 16
    let key: SymmetricKey

    func seal(_ plain: Data) throws -> Data {
        let nonce = ChaChaPoly.Nonce()
        return try ChaChaPoly.seal(plain, using: key, nonce: nonce).combined
    }

    func open(_ sealed: Data) throws -> Data {
        try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: sealed), using: key)
    }
}
