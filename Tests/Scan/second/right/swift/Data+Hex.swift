// swift-format-ignore-file
import Foundation
import CryptoKit

extension Data {

    /// Lower case, two digits for each byte.
    var hexText: String {
        map { String(format: "%02x", $0) }.joined()
    }

    /// `nil` where the text is not hexadecimal.
    init?(hexText: String) {
        guard hexText.count % 2 == 0 else { return nil }
        var bytes = [UInt8]()
        var rest = hexText[...]
        while !rest.isEmpty {
            guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        self.init(bytes)
    }
}

extension String {
    var sha256Hex: String {
        Data(SHA256.hash(data: Data(utf8))).hexText
    }
}
