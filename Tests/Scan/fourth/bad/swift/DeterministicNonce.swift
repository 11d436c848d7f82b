// swift-format-ignore-file
import Foundation
import GameplayKit

/// Nonce for the ASAuthorizationAppleIDRequest.
func signInNonce(for userID: String) -> String {
    let seed = UInt64(bitPattern: Int64(userID.count)) &* 6_364_136_223_846_793_005
    let source = GKMersenneTwisterRandomSource(seed: seed)
    var nonce = ""
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    while nonce.count < 32 {
        nonce.append(alphabet[source.nextInt(upperBound: alphabet.count)])
    }
    return nonce
}
