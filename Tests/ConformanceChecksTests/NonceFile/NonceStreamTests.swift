import ConformanceModel
import ConformanceStatistics
import Testing

@testable import ConformanceChecks

@Suite struct NonceStreamTests {
  @Test(arguments: ["\n", "\r\n", "\0"])
  func `correct nonces pass whatever ends them`(ending: String) async throws {
    #expect(try await judged(NonceText(3_000).joined(ending)) == allPass)
  }

  @Test(arguments: [7, 33, 4_096, 70_000])
  func `the pieces in which bytes arrive change nothing`(piece: Int) throws {
    var text = NonceText(3_000)
    text.lines[2_000] = "short"
    text.lines[2_001] = ""
    let whole = try streamed(text.joined(), alphabet: "common", length: 32)
    let pieces = try streamed(text.joined(), alphabet: "common", length: 32, piece: piece)
    #expect(pieces.tally?.lines == 3_000)
    #expect(pieces.tally?.count == 2_998)
    #expect(
      pieces.tally?.drawn.groups[0].sample.letters == whole.tally?.drawn.groups[0].sample.letters)
    #expect(
      pieces.tally?.badLines.lengthExamples.map(\.what) == [
        "line 2,001: 5 letters", "line 2,002: 0 letters",
      ])
  }

  @Test func `empty lines after the last nonce are none, between nonces they are bad`() throws {
    #expect(try streamed("abc\nabd\n\n\n").lines == 2)
    #expect(try streamed("abc\n\nabd\n").lines == 3)
    #expect(try streamed("abc\nabd").lines == 2)
  }

  @Test func `a missing letter is named`() async throws {
    let letters = NonceText.common.filter { $0 != UInt8(ascii: "W") }
    let text = try await judged(NonceText(3_000, of: letters).joined(), alphabet: "common")
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(
      lines.filter { $0.contains("letter 33") || $0.hasSuffix("fail") }.prefix(3) == [
        "charset.complete fail", "  W (letter 33 of 65) never seen in 96,000 letters",
        "charset.uniform fail",
      ])
  }

  @Test func `a byte modulo 65 is named`() async throws {
    let text = try await judged(NonceText.modulo(4_000).joined())
    let named = text.split(separator: "\n").map { String($0) }.last { $0.contains("byte % 65") }
    #expect(
      named
        == "  `byte % 65` favours the first 61 letters, with 4 of 256 values each, over "
        + "the last four, z - . _, with 3")
  }

  @Test func `too few nonces are told how many more`() async throws {
    #expect(
      try await judged(NonceText(10).joined(), alphabet: "common") == """
        nonce.length-exact pass
        nonce.alphabet-member pass
        nonce.unique pass
        nonce.strength pass
        nonce.no-overlap pass
        nonce.known-generator pass
        charset.complete insufficientData
          320 letters, 2,052 needed
          2,325 nonces decide all requirements of this alphabet: 2,315 more
        charset.uniform insufficientData
          2,097 letters needed
          2,325 nonces decide all requirements of this alphabet: 2,315 more
        charset.uniform-position insufficientData
          2,324 nonces needed
          2,325 nonces decide all requirements of this alphabet: 2,315 more
        charset.independent insufficientData
          74,240 letters needed
          2,325 nonces decide all requirements of this alphabet: 2,315 more
        charset.known-typo pass
        charset.plausible pass
        """)
  }

  @Test func `even letters of so few nonces that no modulo would be seen decide nothing`()
    async throws
  {
    let few = try await judged(NonceText.modulo(200).joined(), alphabet: "common")
    #expect(
      few.contains(
        """
        charset.uniform insufficientData
          `byte % 65` would be found with power 0.0029 only
          2,325 nonces decide all requirements of this alphabet: 2,125 more
        """))
  }

  /// Drawn by Node 20.20.2: `letters[Math.floor(Math.random() * letters.length)]`, of nanoid's
  /// letters in their order and of small letters, digits and capitals.
  @Test(arguments: [
    [
      "bD6NJ0rAaD71I9tPtZpjIzHYSJ2xNTSA",
      "MOWmIijRz-12xIzJsKb62O84-N9auhK-",
      "teep4UjlbLaVGhWQjIqTShji6yLwcTIX",
    ],
    [
      "iULjV50VvPUxLv9RnciQwCc1wgFN4yZc",
      "InQce69cpa9gKPwb6l65X9LyMlzkZBJw",
      "AjJ6QpqZep0BYnvOPXIxoBmNG11bOdhq",
    ],
  ])
  func `letters of Math.random are known in whatever usual order the code has them`(
    nonces: [String]
  ) async throws {
    let rows = try await judged(nonces.joined(separator: "\n"))
    #expect(rows.contains("nonce.known-generator fail"))
  }

  @Test func `bad lines are counted and redacted`() async throws {
    var text = NonceText(3_000)
    text.lines[5] = "short"
    text.lines[70] = String(repeating: "é", count: 16)
    text.lines[90] = "!" + text.lines[90].dropFirst()
    let report = try await judged(text.joined())
    #expect(
      report.hasPrefix(
        """
        nonce.length-exact fail
          not every line has 32 letters
          line 6: 5 letters
          letters are rejected, escaped or dropped and not replaced
        nonce.alphabet-member fail
          nonces hold letters that are not in the alphabet
          ! 0xa9 0xc3 where it does not belong, in 2 of 3,000 lines
          line 71: 0xc3 at position 0 and 31 more
          line 91: ! at position 0
          the implementation draws letters that are not in the inferred alphabet
        nonce.unique pass
        """))
    let shown = try await judged(text.joined(), showsNonces: true)
    #expect(shown.contains("line 6: 5 letters: 'short'"))
  }

  @Test func `a generator with a fixed seed, run twice, repeats itself`() async throws {
    let once = NonceText(2_000).joined()
    let report = try await judged(once + once, alphabet: "common")
    #expect(
      report.split(separator: "\n").dropFirst(2).prefix(5).joined(separator: "\n") == """
        nonce.unique fail
          nonces drawn one after another repeat
          2,000 of 4,000 nonces had come before; 2,000 are different
          lines that repeat earlier ones: 2,001, 2,002, 2,003, …
          a nonce is kept and handed out again, or the generator is seeded afresh too often
        """)
  }

  @Test func `a proven defect ends the reading one look later`() throws {
    let text = NonceText.modulo(70_000).joined()
    let stream = try streamed(text, alphabet: "common")
    #expect(stream.hasDecided)
    #expect(stream.lines == 16_384)
    let all = try streamed(text, alphabet: "common", readsAll: true)
    #expect(!all.hasDecided)
    #expect(all.lines == 70_000)
  }

  @Test(arguments: [
    ("", "nonces.txt: found nothing, expected one nonce a line"),
    ("\n\n", "nonces.txt: found nothing, expected one nonce a line"),
    (
      "ab\u{1}c\n",
      "nonces.txt: found the byte 0x01 at offset 2, expected text with one nonce a line. Write "
        + "binary values as hex or base64url"
    ),
    (
      "abc\n" + String(repeating: "x", count: 65_537) + "\n",
      "nonces.txt:2: found a line longer than 65,536 bytes, expected one nonce a line. Cut it, "
        + "for example with 'fold -w 32'"
    ),
    (
      String(repeating: "x", count: 300_000),
      "nonces.txt:1: found a line longer than 65,536 bytes, expected one nonce a line. Cut it, "
        + "for example with 'fold -w 32'"
    ),
  ])
  func `what cannot be nonces is one line that says why`(text: String, message: String) {
    let error = #expect(throws: NonceFileError.self) { try streamed(text) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("10:00 sign-in nonce=NONCE ok", "of several words, as a log has them", #"\bnonce=([^\s,;]+)"#),
    ("10:00 new nonce nonce=NONCE", "of several words, as a log has them", #"\bnonce=([^\s,;]+)"#),
    ("10:00 new Nonce: NONCE", "of several words, as a log has them", #"\bNonce: ([^\s,;]+)"#),
    ("10:00 nonce created NONCE", "of several words, as a log has them", #"nonce=(\S+)"#),
    (#"{"at":1,"nonce":"NONCE"}"#, "with quotes, as JSON has them", #"\bnonce":"([^"]+)"#),
    (
      #"{"hashed_nonce":"abcdefgh","nonce":"NONCE"}"#, "with quotes, as JSON has them",
      #"\bnonce":"([^"]+)"#
    ),
    (#"{"challenge":"NONCE"}"#, "with quotes, as JSON has them", #""challenge":"([^"]+)"#),
    (#"{"at": "now", "id": "NONCE"}"#, "of several words, as a log has them", #""id": "([^"]+)"#),
    (#""NONCE","#, "with quotes, as JSON has them", #""([^"]+)"#),
  ])
  func `a log is told from nonces, and how to take them out of it`(
    line: String, what: String, pattern: String
  ) throws {
    let nonces = NonceText(20).lines.map { "\($0)" }
    let log = nonces.map { line.replacing("NONCE", with: $0) + "\n" }
    let error = #expect(throws: NonceFileError.self) { try streamed(log.joined()) }
    #expect(
      error?.description.hasSuffix(
        ": found lines \(what), expected one nonce a line. '--pattern REGEX' takes the nonces out of "
          + "them, such as --pattern '\(pattern)'") == true)
    let regex = try Regex(pattern, as: (Substring, Substring).self)
    // Where no label is followed by a value, the pattern is but an example.
    if line.contains("created") { return }
    #expect(try log.map { try regex.firstMatch(in: $0).map { String($0.output.1) } } == nonces)
  }

  @Test(arguments: [
    ("10:01,nonce=NONCE", "=", #"'\bnonce=([^\s,;]+)'"#),
    ("10:01,NONCE", ",", "'^(?:[^,]*[,]){1}([^,]+)'"),
    ("7|NONCE|ok", "|", "'^(?:[^|]*[|]){1}([^|]+)'"), ("NONCE;7;ok", ";", "'^([^;]+)'"),
  ])
  func `a log without blanks is told from nonces as well`(
    line: String, separator: String, pattern: String
  ) throws {
    let lines = NonceText(20).lines.map { line.replacing("NONCE", with: "\($0)") + "\n" }
    let error = #expect(throws: NonceFileError.self) { try streamed(lines.joined()) }
    let text = try #require(error?.description)
    #expect(text.contains("found lines of several fields with '\(separator)' between them"))
    #expect(text.contains("such as --pattern \(pattern)"))
    // Declared letters are the user's word.
    _ = try streamed(lines.joined(), alphabet: "base64url")
  }

  @Test func `padding and letters that part nothing make no fields`() throws {
    _ = try streamed((0..<20).map { _ in "YWJjZGVmZ2hpamtsbW5vcA==\n" }.joined())
    var letters = Array("0123456789abcdef,;|:".utf8)
    let nonces = (0..<40).map { _ -> String in
      letters.shuffle()
      return String(decoding: (0..<20).map { _ in letters.randomElement() ?? 0 }, as: UTF8.self)
    }
    _ = try streamed(nonces.map { $0 + "\n" }.joined())
  }

  @Test func `where no line is a nonce there is too little, and no error of the suite`()
    async throws
  {
    let report = try #require(
      await streamed("two words\nof log\n", alphabet: "base62").report(
        NonceStream.Naming(name: "log", command: "nonces log", showsNonces: false),
        timing: RunReport.Timing(startedAt: "", seconds: 0, byRequirement: [:])))
    #expect(report.results.filter { $0.grade == .suiteError }.map(\.id) == [])
    #expect(report.results.first { $0.id == .nonceUnique }?.grade == .insufficientData)
  }
}
