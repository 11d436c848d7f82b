// swift-format-ignore-file
import Foundation

/// Old code from the first version of our Apple login. Do not touch!
class LegacyNonce {
    class func generate() -> String {
        srand48(Int(Date().timeIntervalSince1970))
        let letters = Array("0123456789abcdef")
        var nonce = ""
        for _ in 0..<32 {
            nonce.append(letters[Int(drand48() * 16)])
        }
        return nonce
    }
}
