import Testing

@testable import ReferenceAuth

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.value(from: Array(text.utf8))
  }

  @Test(arguments: [
    ("null", JSONValue.null), (" true\n", .bool(true)), ("\tfalse\r", .bool(false)),
    ("0", .number("0")), ("-0", .number("-0")), ("10", .number("10")),
    ("1.50", .number("1.50")), ("-1e9", .number("-1e9")), ("2E+08", .number("2E+08")),
    ("0.1e-7", .number("0.1e-7")),
    ("123456789012345678901234567890", .number("123456789012345678901234567890")),
    (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\u00E9\u0000""#, .string("Aéé\0")), (#""\ud83d\ude00""#, .string("😀")),
    (#""é😀\#u{7F}""#, .string("é😀\u{7F}")),
    ("[]", .array([])), ("[ 1 , [null] ]", .array([.number("1"), .array([.null])])),
  ])
  func `a text that RFC 8259 allows has its value`(text: String, value: JSONValue) throws {
    #expect(try parse(text) == value)
  }

  @Test func `an object keeps the order of its members`() throws {
    let object = try JSONParser.object(from: Array(#" {"b":1,"a":{"b":[]},"":null} "#.utf8))
    #expect(object.members.map(\.name) == ["b", "a", ""])
    #expect(object["b"] == .number("1"))
    #expect(object[""] == .null)
    #expect(object["c"] == nil)
    #expect(try parse("{}") != .object(object))
  }

  @Test(arguments: [
    ("", "byte 0: found the end of the text, expected more."),
    ("[1,", "byte 3: found the end of the text, expected more."),
    (#"{"a""#, "byte 4: found the end of the text, expected more."),
    (#""a"#, "byte 2: found the end of the text, expected more."),
    ("-", "byte 1: found the end of the text, expected more."),
    ("1.", "byte 2: found the end of the text, expected more."),
    ("1e", "byte 2: found the end of the text, expected more."),
    ("{}{}", "byte 2: found more text, expected the end."),
    ("01", "byte 1: found more text, expected the end."),
    ("nul", "byte 3: found the end of the text, expected more."),
    ("nulL", "byte 3: found the byte 76, which cannot stand here."),
    ("NaN", "byte 0: found the byte 78, which cannot stand here."),
    ("+1", "byte 0: found the byte 43, which cannot stand here."),
    (".5", "byte 0: found the byte 46, which cannot stand here."),
    ("1.e1", "byte 2: found the byte 101, which cannot stand here."),
    ("[1,]", "byte 3: found the byte 93, which cannot stand here."),
    (#"{"a":1,}"#, "byte 7: found the byte 125, which cannot stand here."),
    ("{a:1}", "byte 1: found the byte 97, which cannot stand here."),
    (#"{"a":1]"#, "byte 6: found the byte 93, which cannot stand here."),
    ("'a'", "byte 0: found the byte 39, which cannot stand here."),
    ("// a\n1", "byte 0: found the byte 47, which cannot stand here."),
    ("\u{FEFF}{}", "byte 0: found the byte 239, which cannot stand here."),
    ("\u{A0}1", "byte 0: found the byte 194, which cannot stand here."),
    ("\"\n\"", "byte 1: found the byte 10, which cannot stand here."),
    (#""\x41""#, "byte 2: found an unknown escape."),
    (#""\u00g0""#, "byte 5: found an unknown escape."),
    (#""\ud800""#, "byte 2: found half a surrogate pair, expected both halves."),
    (#""\ude00\ud83d""#, "byte 2: found half a surrogate pair, expected both halves."),
    (#""\ud83d\u0041""#, "byte 2: found half a surrogate pair, expected both halves."),
    (#""\ud83dx""#, "byte 2: found half a surrogate pair, expected both halves."),
    (
      #"{"nonce":1,"nonce":1}"#,
      "byte 11: found a member name for the second time, expected each once."
    ),
    (
      #"[{"a":{"b":1,"\u0062":2}}]"#,
      "byte 13: found a member name for the second time, expected each once."
    ),
  ])
  func `a text that RFC 8259 leaves out is refused where it goes wrong`(
    text: String, message: String
  ) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xC3, 0x22],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(text: [UInt8]) {
    #expect(throws: JSONError(offset: 0, reason: .invalidUTF8)) {
      try JSONParser.value(from: text)
    }
  }

  @Test func `names and strings that are only canonically equivalent are different`() throws {
    let object = try JSONParser.object(from: Array(#"{"K":1,"\u212a":2}"#.utf8))
    #expect(object["K"] == .number("1"))
    #expect(object["\u{212A}"] == .number("2"))
    #expect(JSONValue.string("K") != .string("\u{212A}"))
    #expect(try parse(#"{"K":1}"#) != parse(#"{"\u212a":1}"#))
  }

  @Test(arguments: ["[", "{\"a\":", "[[1],"])
  func `a nest of 10,000 is refused at the limit, not by the stack`(opening: String) {
    let text = Array(String(repeating: opening, count: 10_000).utf8)
    for limit in [32, 128, 1_000_000] {
      let error = #expect(throws: JSONError.self) {
        try JSONParser.value(from: text, depthLimit: limit)
      }
      #expect(error?.reason == .tooDeep(limit: min(limit, 128)))
    }
  }

  @Test(arguments: [1, 32, 128])
  func `nesting up to the limit is accepted and one more is refused`(limit: Int) throws {
    func nest(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONParser.value(from: nest(limit), depthLimit: limit) }
    #expect(throws: JSONError(offset: limit, reason: .tooDeep(limit: limit))) {
      try JSONParser.value(from: nest(limit + 1), depthLimit: limit)
    }
  }
}
