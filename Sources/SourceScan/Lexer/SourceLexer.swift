/// Cuts source text into words, by the lexical rules of a family of languages.
///
/// Never fails: what is not closed ends with its line or with the file, so that a text that no
/// compiler takes costs at most the findings of some lines.
struct SourceLexer {
  let language: SourceLanguage
  let bytes: UnsafeBufferPointer<UInt8>
  var at = 0
  var line: Int32 = 1
  var lineStart = 0
  var tokens: [SourceToken] = []
  var comments: [SourceComment] = []
  /// Where code stands in the string that is being read.
  var codeInString: [Range<Int>] = []
  /// Words that end the texts that begin on the next line.
  var pendingHeredocs: [ArraySlice<UInt8>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// What speaks to the scanner begins so.
  static let address = Array("auth-conformance:".utf8)

  mutating func run() {
    if language == .php { skipToPHP() }
    while at < bytes.count { step() }
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { text in
      for offset in 0..<text.count where bytes[index + offset] != text[offset] { return false }
      return true
    }
  }

  func has(_ text: some Collection<UInt8>, at index: Int) -> Bool {
    guard index + text.count <= bytes.count else { return false }
    var place = index
    for byte in text {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  mutating func newLine() {
    line += 1
    at += 1
    lineStart = at
    while let word = pendingHeredocs.first {
      pendingHeredocs.removeFirst()
      skipHeredoc(to: word)
    }
  }

  mutating func step() {
    let byte = bytes[at]
    switch byte {
    case 10: newLine()
    case 0...32: at += 1
    case UInt8(ascii: "/") where language.hasSlashComments && has("//", at: at): lineComment()
    case UInt8(ascii: "/") where language.hasSlashComments && has("/*", at: at): blockComment()
    case UInt8(ascii: "/") where (language.isScript || language == .ruby) && isRegex: regex()
    case UInt8(ascii: "#") where language.hasHashComments: lineComment()
    // The name of a header is no text of the program.
    case UInt8(ascii: "#")
    where language == .objectiveC && (has("#import", at: at) || has("#include", at: at)):
      lineComment()
    case UInt8(ascii: "#") where language == .swift && isRawString: rawString()
    case UInt8(ascii: "=") where language == .ruby && at == lineStart && has("=begin", at: at):
      skip(past: "=end")
    case UInt8(ascii: "?") where language == .php && has("?>", at: at): skipToPHP()
    case UInt8(ascii: "<") where isHeredoc: heredoc()
    case UInt8(ascii: "%") where language == .ruby && isPercentString: percentString()
    case UInt8(ascii: "@") where language == .cSharp && self.byte(at + 1) == UInt8(ascii: "\""):
      verbatimString()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(byte)
    case UInt8(ascii: "`") where language.isScript || language == .go || language == .php:
      quoted(byte)
    default:
      if Self.isWordStart(byte) {
        word()
      } else if byte >= 48 && byte <= 57 {
        number()
      } else {
        mark()
      }
    }
  }

  mutating func add(_ kind: SourceToken.Kind, _ start: Int, _ end: Int, from place: Int) {
    tokens.append(
      SourceToken(
        kind: kind, start: Int32(start), end: Int32(end), line: line,
        column: Int32(place - lineStart)))
  }

  static func isWordStart(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte == 95 || byte == 36
      || byte >= 128
  }

  static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (byte >= 48 && byte <= 57)
  }

  mutating func word() {
    let start = at
    while at < bytes.count, Self.isWordPart(bytes[at]) { at += 1 }
    // Rust: r"…", r#"…"#, br#"…"#.
    if language == .rust, at - start <= 2, bytes[at - 1] == UInt8(ascii: "r"),
      byte(at) == UInt8(ascii: "#") || byte(at) == UInt8(ascii: "\""), isRawString
    {
      return rawString()
    }
    add(.identifier, start, at, from: start)
  }

  mutating func number() {
    let start = at
    while at < bytes.count, Self.isWordPart(bytes[at]) { at += 1 }
    if byte(at) == UInt8(ascii: "."), (48...57).contains(byte(at + 1)) {
      at += 1
      while at < bytes.count, Self.isWordPart(bytes[at]) { at += 1 }
    }
    add(.number, start, at, from: start)
  }

  mutating func mark() {
    let start = at
    at += markLength(bytes[at], byte(at + 1), byte(at + 2))
    add(.mark, start, at, from: start)
  }

  /// The bytes of the longest sign that begins with some bytes.
  func markLength(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let equals = UInt8(ascii: "="), less = UInt8(ascii: "<"), point = UInt8(ascii: ".")
    let question = UInt8(ascii: "?"), greater = UInt8(ascii: ">"), colon = UInt8(ascii: ":")
    switch first {
    case equals:
      if second == equals { return third == equals ? 3 : 2 }
      return second == greater ? 2 : 1
    case UInt8(ascii: "!"):
      if second == equals { return third == equals ? 3 : 2 }
      return second == first ? 2 : 1
    case point:
      if second == point { return third == less || third == point || third == equals ? 3 : 2 }
      return second == equals && language == .php ? 2 : 1
    case less: return second == equals ? third == greater ? 3 : 2 : second == less ? 2 : 1
    case greater, UInt8(ascii: "+"), UInt8(ascii: "%"): return second == equals ? 2 : 1
    case question:
      if second == first { return third == equals ? 3 : 2 }
      return second == point || second == colon ? 2 : 1
    case UInt8(ascii: "-"): return second == greater || second == equals ? 2 : 1
    case UInt8(ascii: "&"), UInt8(ascii: "|"): return second == first ? 2 : 1
    case colon: return second == colon || second == equals ? 2 : 1
    default: return 1
    }
  }
}
