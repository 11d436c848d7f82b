// swift-format-ignore-file
import Foundation
import Security

/// The well-known snippet had lost its 'W' (…STUVXYZ…). This one has all 65.
enum PublishedNonce {
    enum Failure: Error { case random(OSStatus) }

    static func make(length: Int = 32) throws -> String {
        let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
        var result = ""
        while result.count < length {
            var byte: UInt8 = 0
            let status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte)
            guard status == errSecSuccess else { throw Failure.random(status) }
            if byte < charset.count { result.append(charset[Int(byte)]) }
        }
        return result
    }
}
