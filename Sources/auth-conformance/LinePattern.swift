internal import Foundation
internal import PlainText

/// Takes nonces out of other lines, such as those of a log.
struct LinePattern {
  /// The longest line that is looked at, in bytes.
  static let longestLine = 1 << 20

  /// Lines that hold no nonce.
  private(set) var others = 0
  private let regex: Regex<AnyRegexOutput>
  private let watchdog = Watchdog()
  /// The beginning of a line that has not ended yet.
  private var begun: [UInt8] = []

  /// - Parameter text: What a nonce looks like; its first group, if it has one, is the nonce.
  /// - Throws: ``UsageError`` for what is no regular expression.
  init(_ text: String) throws(UsageError) {
    do { regex = try Regex(text) } catch {
      throw UsageError("option '--pattern': found '\(text)', expected a regular expression")
    }
  }

  /// The nonces of the lines that end in these bytes, each on a line of its own.
  ///
  /// - Parameters:
  ///   - bytes: What comes after the bytes before.
  ///   - isEnd: Whether nothing comes after them.
  /// - Throws: ``UsageError`` for a line longer than ``longestLine``.
  mutating func nonces(
    in bytes: UnsafeRawBufferPointer, isEnd: Bool
  ) throws(UsageError) -> [UInt8] {
    var found: [UInt8] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(begun + rest[..<end], to: &found)
      begun = []
      rest = rest[(end + 1)...]
    }
    begun += rest
    guard begun.count <= Self.longestLine else {
      throw UsageError("option '--pattern': a line has over \(Self.longestLine) bytes")
    }
    if isEnd, !begun.isEmpty { append(begun, to: &found) }
    return found
  }

  /// Ends the process where a pattern runs away on a line: `(a+)+$` tries all ways to part it.
  func endRunaways() {
    watchdog.start(interval: .seconds(4)) { line in
      Terminal.complain(
        "option '--pattern': takes over 8 seconds for \(line). Write it without repetitions in "
          + "repetitions, such as '(a+)+'.")
      exit(2)
    }
  }

  private mutating func append(_ line: [UInt8], to found: inout [UInt8]) {
    watchdog.watch("a line of \(Quantity.text(line.count, "byte"))")
    defer { watchdog.watch(nil) }
    guard let match = String(decoding: line, as: UTF8.self).firstMatch(of: regex),
      let nonce = match.output.dropFirst().lazy.compactMap(\.substring).first
        ?? match.output.first?.substring
    else { return others += 1 }
    found += nonce.utf8
    found.append(UInt8(ascii: "\n"))
  }
}
