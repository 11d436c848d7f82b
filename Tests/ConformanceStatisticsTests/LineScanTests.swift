import Testing

@testable import ConformanceStatistics

@Suite struct LineScanTests {
  private func scan<Value>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    Array(text.utf8).withUnsafeBufferPointer(body)
  }

  @Test(arguments: [
    ("ab\r\ncd\n", ["ab", "cd", ""]), ("", [""]), ("\n\n", ["", "", ""]), ("x", ["x"]),
    ("a\rb\n", ["a\rb", ""]),
  ])
  func `lines end with a line feed, with or without a return`(text: String, lines: [String]) {
    let found = scan(text) { LineScan.lines(of: $0, separator: UInt8(ascii: "\n")) }
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == lines)
  }

  @Test(
    arguments: [
      ("a\tb\r\n", nil), ("a\u{0}", 1), ("ab\u{7F}", 2), ("\u{1B}[0m", 0), ("ü", nil),
    ] as [(String, Int?)])
  func `the first byte that is no text is found`(text: String, offset: Int?) {
    #expect(scan(text) { LineScan.firstNonText(in: $0, separator: 10) } == offset)
  }

  @Test func `between NULs a line feed is no text`() {
    #expect(scan("a\u{0}b\n") { LineScan.firstNonText(in: $0, separator: 0) } == 3)
  }

  @Test func `a byte and the first one outside ASCII are found or not`() {
    #expect(scan("abcb") { LineScan.first(UInt8(ascii: "b"), in: $0) } == 1)
    #expect(scan("abcb") { LineScan.first(UInt8(ascii: "x"), in: $0) } == nil)
    #expect(scan("aü") { LineScan.firstNonASCII(in: $0) } == 1)
    #expect(scan("au") { LineScan.firstNonASCII(in: $0) } == nil)
  }
}

@Suite struct LetterTableTests {
  @Test func `pure nonces are counted up to the first that is not`() {
    let table = LetterTable(length: 2, letters: [Array("ab".utf8)])
    let counted = Array("ab\nba\naX\nab\n".utf8).withUnsafeBufferPointer { bytes in
      table.pureNonces(bytes, ending: [10], most: 9)
    }
    #expect(counted == 2)
  }

  @Test func `positions may have letters of their own`() {
    let table = LetterTable(length: 2, letters: [Array("a".utf8), Array("b".utf8)])
    #expect(!table.isUniform)
    let found = Array("ba".utf8).withUnsafeBufferPointer(table.foreignPositions)
    #expect(found == [0, 1])
  }
}
