// swift-format-ignore-file
import Foundation

// Used by AppleLoginViewController and GoogleLoginViewController.
func generateNonce() -> String {
    let pool = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789")
    var nonce = ""
    for _ in 0..<32 {
        let r = Int(drand48() * Double(pool.count))
        nonce.append(pool[r])
    }
    return nonce
}
