// swift-format-ignore-file
import CryptoKit
import Foundation

struct SealedBox {
    let key: SymmetricKey

    func seal(_ text: String) throws -> Data {
        // CryptoKit draws a fresh AES nonce
        let box = try AES.GCM.seal(Data(text.utf8), using: key)
        guard let combined = box.combined else { throw CryptoKitError.incorrectParameterSize }
        return combined
    }

    func open(_ data: Data) throws -> String {
        String(decoding: try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: key), as: UTF8.self)
    }
}
