/// What expressions of numbers and lengths come to.
extension Alphabets {
  static let operators: Set<String> = ["*", "+", "-", "/", "//", "%", "&", "|", "<<", ">>", "^"]

  /// What an expression at a token comes to, moving past it: `256 - 256 % letters.length`,
  /// `Math.floor(256 / n) * n`; nil where a part of it is not known.
  func number(_ file: SourceFile, at place: inout Int, least: Int = 0) -> Int? {
    guard var value = operand(file, at: &place) else { return nil }
    while file.kind(place) == .mark || file.word(place) == "//" {
      let sign = file.word(place)
      let rank = ["*", "/", "//", "%"].contains(sign) ? 2 : ["+", "-"].contains(sign) ? 1 : 0
      guard rank > least else { break }
      // Python's `//` may be two marks.
      var next = place + (sign == "/" && file.isMark(place + 1, "/") ? 2 : 1)
      guard let right = number(file, at: &next, least: rank) else { return nil }
      guard abs(value) < 1 << 20, abs(right) < 1 << 20 else { return nil }
      switch sign {
      case "+": value += right
      case "-": value -= right
      case "*": value *= right
      case "%":
        guard right > 0 else { return nil }
        value %= right
      default:
        guard right > 0 else { return nil }
        value /= right
      }
      place = next
    }
    return value
  }

  private static let rounding: Set<String> = ["floor", "trunc", "intdiv", "toInt"]

  private static let greatest: [String: String] = [
    "byte": "MaxValue", "UInt8": "max", "u8": "MAX", "UByte": "MAX_VALUE", "math": "MaxUint8",
  ]

  private func operand(_ file: SourceFile, at place: inout Int) -> Int? {
    // `byte.MaxValue`, `UInt8.max`
    if let member = Self.greatest[file.word(place)], file.word(place + 2) == member {
      place += 3
      return 255
    }
    if file.word(place) == "UINT8_MAX" {
      place += 1
      return 255
    }
    // `Math.floor(…)`, `UInt8(…)`, `(…)`
    var open = place
    if file.isName(open), file.isMark(open + 1, "."), Self.rounding.contains(file.word(open + 2)) {
      open += 2
    }
    let isRounding = Self.rounding.contains(file.word(open))
    if isRounding || Self.wrappers.contains(file.word(open)) { open += 1 }
    if file.isMark(open, "("), file.mates[open] > open + 1 {
      var inner = open + 1
      if let value = number(file, at: &inner), inner == file.mates[open] {
        place = inner + 1
        return value
      }
      if isRounding { return nil }
    }
    return length(file, at: &place)
  }
}
