package import PropertyEngine

/// One printable line that runs a schedule again, values and order together.
///
/// A replay token of the property engine, checksum included. Its header begins with the number of
/// options of each decision, one character each (`2`…`9`, `a`…`z`, `Z` for 36 and more), then
/// after a blank comes the caller's own header.
package struct ScheduleToken: Hashable, Sendable, CustomStringConvertible {
  /// What the caller wants to find again with the schedule.
  package let header: String
  /// The number of options of each decision; 36 stands for 36 and more.
  package let optionCounts: [Int]
  /// Values and decisions in the order in which they were drawn.
  package let choices: [Choice]

  private static let largest = 36

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - header: What the caller wants to find again.
  ///   - optionCounts: The number of options of each decision.
  ///   - choices: Values and decisions in the order in which they were drawn.
  package init(header: String, optionCounts: [Int], choices: [Choice]) {
    self.header = header
    self.optionCounts = optionCounts.map(ScheduleToken.stored)
    self.choices = choices
  }

  /// Makes a token of the decisions of a run that drew no values.
  ///
  /// - Parameters:
  ///   - header: What the caller wants to find again.
  ///   - decisions: Number of options and position taken, in order.
  package init(header: String, decisions: [(optionCount: Int, pick: Int)]) {
    self.init(
      header: header, optionCounts: decisions.map(\.optionCount),
      choices: decisions.map { Choice(.index, magnitude: UInt64($0.pick)) })
  }

  /// What a token holds for `count` options.
  static func stored(_ count: Int) -> Int { min(count, largest) }

  /// Reads a token; accepts exactly what `description` writes.
  ///
  /// - Throws: `ScheduleTokenError`.
  package init(_ text: String) throws(ScheduleTokenError) {
    let token: ReplayToken
    do { token = try ReplayToken(text) } catch { throw .token(error) }
    let parts = token.header.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    var counts: [Int] = []
    for character in parts[0].utf8 {
      switch character {
      case UInt8(ascii: "2")...UInt8(ascii: "9"):
        counts.append(Int(character - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        counts.append(Int(character - UInt8(ascii: "a")) + 10)
      case UInt8(ascii: "Z"): counts.append(ScheduleToken.largest)
      default:
        let found = String(decoding: [character], as: UTF8.self)
        throw .optionCount(found, decision: counts.count)
      }
    }
    optionCounts = counts
    header = parts.count > 1 ? String(parts[1]) : ""
    choices = token.choices
  }

  /// The token as one line.
  package var description: String {
    var text: [UInt8] = []
    for count in optionCounts {
      if count >= ScheduleToken.largest {
        text.append(UInt8(ascii: "Z"))
      } else if count >= 10 {
        text.append(UInt8(ascii: "a") + UInt8(count - 10))
      } else {
        text.append(UInt8(ascii: "0") + UInt8(count))
      }
    }
    let counts = String(decoding: text, as: UTF8.self)
    let whole = header.isEmpty ? counts : counts + " " + header
    return ReplayToken(header: whole, choices: choices).description
  }
}
