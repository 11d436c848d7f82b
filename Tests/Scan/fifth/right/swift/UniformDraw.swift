// swift-format-ignore-file
import Foundation

func randomNonce(length: Int) -> String {
    let chars = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<length).map { _ in
        chars[Int(arc4random_uniform(UInt32(chars.count)))]
    })
}
