// swift-format-ignore-file
import Foundation
import Security

extension Data {
    static func secureRandom(_ n: Int) -> Data {
        var d = Data(count: n)
        _ = d.withUnsafeMutableBytes { SecRandomCopyBytes(kSecRandomDefault, n, $0.baseAddress!) }
        return d
    }
}

struct AppleNonce: CustomStringConvertible {
    let raw: String
    init() { raw = Data.secureRandom(32).base64EncodedString() }
    var description: String { "<nonce of \(raw.count)>" }
}
