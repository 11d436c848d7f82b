// swift-format-ignore-file
import Foundation
import Security

struct MaskedNonce {
    // 64 letters, thus six bits of a byte choose one and none is favoured.
    private static let base64url = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    let value: String

    init?(length: Int = 43) {
        var bytes = [UInt8](repeating: 0, count: length)
        guard SecRandomCopyBytes(kSecRandomDefault, length, &bytes) == errSecSuccess else {
            return nil
        }
        value = String(decoding: bytes.map { Self.base64url[Int($0 & 0x3f)] }, as: UTF8.self)
    }
}
