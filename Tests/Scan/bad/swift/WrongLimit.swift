// swift-format-ignore-file
import Foundation

struct WrongLimit {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    func nonce() -> String {
        var out = ""
        var source = SystemRandomNumberGenerator()
        while out.count < 32 {
            let byte = UInt8.random(in: .min ... .max, using: &source)
            if byte < 250 {
                out.append(letters[Int(byte) % letters.count])
            }
        }
        return out
    }
}
