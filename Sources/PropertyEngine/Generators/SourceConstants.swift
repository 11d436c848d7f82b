/// The literals of a piece of Swift source: limits, sizes and keywords worth trying as input.
///
/// A generator seldom hits the one number a program compares with. Read the program's own text
/// and mix its constants in:
/// `Generator.integers().mixing(constants: SourceConstants(swiftSource: text).integers)`.
public struct SourceConstants: Hashable, Sendable {
  /// Integer literals with their neighbours, each once, smallest magnitude first.
  public let integers: [Int]
  /// Plain string literals, each once, shortest first; literals with interpolation stay out.
  public let strings: [String]

  /// Collects the literals outside comments.
  ///
  /// - Parameter swiftSource: The text of a file; errors in it do no harm.
  /// - Complexity: O(length).
  public init(swiftSource: String) {
    var scanner = LiteralScanner(swiftSource)
    scanner.scan()
    var integers: Set<Int> = []
    for number in scanner.integers {
      integers.insert(number)
      if number > Int.min { integers.insert(number - 1) }
      if number < Int.max { integers.insert(number + 1) }
    }
    self.integers = integers.sorted { ($0.magnitude, $1) < ($1.magnitude, $0) }
    strings = Set(scanner.strings).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }
}

/// Walks over Swift source and notes integer and string literals.
private struct LiteralScanner {
  private let text: [UInt8]
  private var index = 0
  private(set) var integers: [Int] = []
  private(set) var strings: [String] = []

  init(_ source: String) {
    text = Array(source.utf8)
  }

  mutating func scan() {
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        index += 2
        while index < text.count, !(text[index - 1] == 42 && text[index] == 47) { index += 1 }
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        scanString()
      } else if LiteralScanner.isDigit(byte) {
        scanNumber()
      } else if LiteralScanner.isWord(byte) {
        skip(LiteralScanner.isWord)
      } else {
        index += 1
      }
    }
  }

  private mutating func scanNumber() {
    let start = index
    skip { LiteralScanner.isWord($0) }
    let isFraction = peek(0) == UInt8(ascii: ".") && peek(1).map(LiteralScanner.isDigit) == true
    if isFraction {
      index += 1
      skip { LiteralScanner.isWord($0) }
      return
    }
    let digits = String(decoding: text[start..<index].filter { $0 != 95 }, as: UTF8.self)
    let radixes: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8), ("", 10)]
    for (prefix, radix) in radixes where digits.hasPrefix(prefix) {
      if let number = Int(digits.dropFirst(prefix.count), radix: radix) { integers.append(number) }
      return
    }
  }

  private mutating func scanString() {
    index += 1
    var bytes: [UInt8] = []
    var isPlain = true
    while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != 10 {
      if text[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      if index < text.count { bytes.append(text[index]) }
      index += 1
    }
    index += 1
    if isPlain, !bytes.isEmpty { strings.append(String(decoding: bytes, as: UTF8.self)) }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < text.count ? text[index + distance] : nil
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while index < text.count, isPart(text[index]) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == 95 || (byte | 32 >= 97 && byte | 32 <= 122)
  }
}
