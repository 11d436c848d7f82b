// swift-format-ignore-file
import Foundation
import Security

// Login without randomness is pointless: stop.
func appleNonce(byteCount: Int = 32) -> String {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let errorCode = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    if errorCode != errSecSuccess {
        fatalError("Unable to generate nonce. SecRandomCopyBytes failed with OSStatus \(errorCode)")
    }
    let hex = bytes.map { String(format: "%02x", $0) }
    return hex.joined()
}
