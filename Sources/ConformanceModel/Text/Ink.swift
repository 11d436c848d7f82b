/// Colours text with ANSI sequences (ECMA-48, SGR), or leaves it as it is.
package struct Ink: Sendable {
  /// What a piece of text is.
  package enum Role: String {
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case strong = "1"
    case quiet = "2"
    case plain = ""
  }

  /// Whether anything is coloured.
  package let isOn: Bool

  /// - Parameter isOn: Whether anything is coloured.
  package init(isOn: Bool) { self.isOn = isOn }

  /// The text in the colour of its role; measure its width before.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    isOn && role != .plain && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
