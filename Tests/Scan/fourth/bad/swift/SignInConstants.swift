// swift-format-ignore-file
import Foundation

enum SignInConstants {
    static let scopeNames = ["email", "name"]
    static let nonce = UUID().uuidString
    static let timeout: TimeInterval = 90
}

final class AppleRequestFactory {
    func fields() -> [String: String] {
        ["nonce": sha256Hex(SignInConstants.nonce), "scope": SignInConstants.scopeNames.joined(separator: " ")]
    }
}
