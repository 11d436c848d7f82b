internal import ConformanceModel
internal import PlainText

/// Lines that are not what the format says, counted, with the first few for the report.
struct BadLines: Sendable {
  /// One of the first.
  struct Example: Sendable {
    let line: Int
    let what: String
    /// The line itself, cut.
    let text: String
  }

  /// Lines of another length.
  private(set) var wrongLengths = 0
  private(set) var shortest = Int.max
  private(set) var longest = 0
  private(set) var lengthExamples: [Example] = []
  /// Lines with letters that are not declared where they stand.
  private(set) var foreignLines = 0
  private(set) var foreignLetters: Set<UInt8> = []
  private(set) var foreignExamples: [Example] = []

  /// How many examples a report shows to everybody, how many it keeps, and how much of each.
  static let mostExamples = 3
  private static let mostKept = 200
  private static let mostText = 80

  mutating func addLength(_ letters: UnsafeBufferPointer<UInt8>, line: Int, expected: Int) {
    wrongLengths += 1
    shortest = min(shortest, letters.count)
    longest = max(longest, letters.count)
    guard lengthExamples.count < Self.mostKept else { return }
    let what = "line \(Quantity.text(line)): \(Quantity.text(letters.count, "letter"))"
    lengthExamples.append(Example(line: line, what: what, text: Self.text(letters)))
  }

  mutating func addForeign(
    _ letters: UnsafeBufferPointer<UInt8>, line: Int, positions: [Int]
  ) {
    foreignLines += 1
    foreignLetters.formUnion(positions.map { letters[$0] })
    guard foreignExamples.count < Self.mostKept, let first = positions.first else { return }
    let more = positions.count == 1 ? "" : " and \(Quantity.text(positions.count - 1)) more"
    let what =
      "line \(Quantity.text(line)): \(Quantity.name(of: letters[first])) at position \(first)"
    foreignExamples.append(Example(line: line, what: what + more, text: Self.text(letters)))
  }

  private static func text(_ letters: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: letters.prefix(mostText), as: UTF8.self)
  }
}
