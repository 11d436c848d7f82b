import Testing

@testable import auth_conformance

@Suite struct LinePatternTests {
  /// What a pattern takes out of pieces of text, and how many lines it leaves out.
  private func taken(_ text: String, of pieces: [String]) throws -> (nonces: String, others: Int) {
    var pattern = try LinePattern(text)
    var found: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      found += try Array(piece.utf8).withUnsafeBytes {
        try pattern.nonces(in: $0, isEnd: index == pieces.count - 1)
      }
    }
    return (String(decoding: found, as: UTF8.self), pattern.others)
  }

  @Test func `the first group is the nonce, wherever a line is cut`() throws {
    let log = "10:00 sign-in nonce=abc ok\nno nonce here\n10:01 sign-in nonce=def ok"
    for cut in 0...log.count {
      let (nonces, others) = try taken(
        #"nonce=(\S+)"#, of: [String(log.prefix(cut)), String(log.dropFirst(cut))])
      #expect(nonces == "abc\ndef\n")
      #expect(others == 1)
    }
  }

  @Test func `without a group the whole match is the nonce`() throws {
    #expect(try taken("[0-9a-f]{8}", of: ["id 0123abcd end\n"]).nonces == "0123abcd\n")
  }

  @Test func `what is no regular expression is one line`() {
    let error = #expect(throws: UsageError.self) { try LinePattern("((") }
    #expect(
      error?.description == "option '--pattern': found '((', expected a regular expression")
  }

  @Test func `a line that never ends is refused`() throws {
    var pattern = try LinePattern("a")
    let endless = [UInt8](repeating: UInt8(ascii: "b"), count: LinePattern.longestLine + 1)
    let error = #expect(throws: UsageError.self) {
      try endless.withUnsafeBytes { try pattern.nonces(in: $0, isEnd: false) }
    }
    #expect(error?.description == "option '--pattern': a line has over 1048576 bytes")
  }
}
