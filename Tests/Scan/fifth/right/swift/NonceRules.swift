// swift-format-ignore-file
import Foundation

/// Texts of the review checklist. Shown in the developer menu of the login screen.
enum NonceRules {
    static let all: [String] = [
        "Do not write Int(byte) % charset.count for a nonce of 62 letters.",
        "Do not use arc4random() % n; draw with randomElement().",
        "\"nonce ?? \\\"\\\"\" sends an empty nonce.",
        "String(format: \"%x\", $0) loses zeros; use %02x.",
        "request.nonce = rawNonce is wrong, Apple takes the SHA-256.",
    ]

    // Old code, kept for reference until 3.0:
    //   _ = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    //   return String(bytes.map { set[Int($0) % set.count] })

    /* let nonce = "\(Date().timeIntervalSince1970)" */
}
