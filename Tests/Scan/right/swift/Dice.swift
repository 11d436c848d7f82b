// swift-format-ignore-file
import Foundation

struct Dice {
    // Shuffles the demo cards; nothing secret here.
    func roll() -> Int { Int(arc4random() % 6) + 1 }
    func shuffled(_ names: [String]) -> [String] { names.shuffled() }
    let vowels = "aeiou"
    let hexDigits = Array("0123456789abcdef")
}
