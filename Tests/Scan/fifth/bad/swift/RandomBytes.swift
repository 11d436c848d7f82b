// swift-format-ignore-file
import Foundation
import Security

public enum RandomBytes {
    /// 32 bytes, base64url: what we hand to Apple as the login nonce.
    public static func nonce() -> String {
        var data = Data(count: 32)
        data.withUnsafeMutableBytes { buffer in
            _ = SecRandomCopyBytes(kSecRandomDefault, 32, buffer.baseAddress!)
        }
        return data.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
