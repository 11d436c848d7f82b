import Foundation

/// Codes people read to each other over the phone, so nothing that looks alike.
struct InviteCode: CustomStringConvertible, Hashable {
  private static let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
  let description: String

  static func random(groups: Int = 2) -> InviteCode {
    var generator = SystemRandomNumberGenerator()
    let parts = (0..<groups).map { _ in
      String((0..<4).map { _ in letters.randomElement(using: &generator)! })
    }
    return InviteCode(description: parts.joined(separator: "-"))
  }

  init(description: String) {
    self.description = description
  }

  init?(userInput: String) {
    let cleaned = userInput.uppercased().filter { $0.isLetter || $0.isNumber }
    guard cleaned.count == 8, cleaned.allSatisfy(Self.letters.contains) else { return nil }
    description = cleaned.prefix(4) + "-" + cleaned.suffix(4)
  }
}
