// swift-format-ignore-file
import Foundation

/*
 What reviewers looked for in our login:
   - `charset[Int(byte) % charset.count]` favours the first letters
   - `_ = SecRandomCopyBytes(kSecRandomDefault, n, &bytes)` ignores the status
   - `rawNonce: nonce ?? ""`
   - "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._" lacks the W
 None of these is left.
*/
enum ReviewNotes {
    static let help = "Never send request.nonce = rawNonce; Apple gets the SHA-256."
    static let advice = ["do not use drand48() for a nonce", "srand48(time(nil)) neither"]
    // e.g. String(format: "%x", byte) loses zeroes
}
