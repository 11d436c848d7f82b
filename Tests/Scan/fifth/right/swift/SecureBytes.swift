// swift-format-ignore-file
import Security
import Foundation

enum SecureBytes {
    static func data(_ count: Int) throws -> Data {
        var d = Data(count: count)
        let status = d.withUnsafeMutableBytes { raw -> OSStatus in
            guard let base = raw.baseAddress else { return errSecParam }
            return SecRandomCopyBytes(kSecRandomDefault, count, base)
        }
        switch status {
        case errSecSuccess: return d
        default: throw NSError(domain: NSOSStatusErrorDomain, code: Int(status))
        }
    }

    static func loginNonce() throws -> String {
        try data(32).base64EncodedString()
    }
}
