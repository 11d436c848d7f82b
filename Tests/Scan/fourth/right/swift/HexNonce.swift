// swift-format-ignore-file
import Foundation

/// Nonce of hexadecimal digits for the OpenID request.
func hexNonce(_ length: Int = 64) -> String {
    let digits = Array("0123456789abcdef")
    var generator = SystemRandomNumberGenerator()
    var nonce = ""
    for _ in 0..<length {
        let byte = UInt8.random(in: 0...255, using: &generator)
        nonce.append(digits[Int(byte) % 16])
    }
    return nonce
}
