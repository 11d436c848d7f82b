import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct TokenInputTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let token = TokenWriter(TokenContract()).compact(nonce: raw)
  /// The token as mail programs wrap it.
  private static let wrapped =
    [token.prefix(76), token.dropFirst(76).prefix(76)]
    .joined(separator: "\n") + "\r\n" + token.dropFirst(152)

  private static let pasted: [(String, [String])] = [
    ("\(token)\n\(raw)\n", []),
    ("\(token) \(raw)", []),
    ("\u{FEFF}\(token)\r\n\r\n  \(raw)\r\n", []),
    ("Bearer \(token)\n\(raw)", ["'Bearer' around the token"]),
    (
      "Authorization: Bearer \(token)\n\(raw)",
      ["the labels", "'Bearer' around the token"]
    ),
    (
      "\"\(token)\",\n'\(raw)';",
      ["quotes, ',' around the token", "quotes, ';' around the raw nonce"]
    ),
    (
      "\(wrapped)\n\(raw)", ["line ends and spaces inside around the token"]
    ),
    (
      "\"token\": \"Bearer \(wrapped)\",\n\"rawNonce\": \"\(raw)\"",
      [
        "the labels", "quotes, ',', 'Bearer', line ends and spaces inside around the token",
        "quotes around the raw nonce",
      ]
    ),
    ("token: \(token)\nnonce=\(raw)\n", ["the labels"]),
    ("id_token=\(token)\nraw nonce: \(raw)", ["the labels"]),
    ("token = \(token)\nrawNonce = \(raw)", ["the labels"]),
    (
      "token: Bearer \(token) nonce: \(raw)", ["the labels", "'Bearer' around the token"]
    ),
    ("\(raw)\n\(token)", ["the raw nonce from its place before the token"]),
    (#"{"token":"\#(token)","rawNonce":"\#(raw)"}"#, []),
    (#" {"nonce":"\#(raw)","user":{},"id_token":"\#(token)"}"#, []),
  ]

  @Test(arguments: pasted)
  func `token and nonce are found in what people paste`(text: String, repairs: [String]) throws {
    let input = try TokenInput(Array(text.utf8), place: "f")
    #expect([input.token, input.rawNonce] == [Self.token, Self.raw])
    #expect(input.repairs == repairs)
  }

  @Test func `what an option gives is not looked for in the file`() throws {
    let inputs = try [
      TokenInput(nil, place: "f", token: "Bearer \(Self.token)", rawNonce: Self.raw),
      TokenInput(Array(Self.wrapped.utf8), place: "f", rawNonce: Self.raw),
      TokenInput(Array("\(Self.raw)\n".utf8), place: "f", token: Self.token),
      TokenInput(Array(#"{"token":"\#(Self.token)"}"#.utf8), place: "f", rawNonce: Self.raw),
    ]
    for input in inputs { #expect([input.token, input.rawNonce] == [Self.token, Self.raw]) }
  }

  /// A text, the token and the nonce as options, and the whole message.
  private static let faulty: [(String, String?, String?, String)] = [
    ("", nil, nil, "f: found nothing, expected a token and below it the raw nonce"),
    (" \n\t\n", nil, nil, "f: found nothing, expected a token and below it the raw nonce"),
    (
      token, nil, nil,
      "f: found a token but no raw nonce, expected the nonce below the token. Or give it with "
        + "'--nonce'"
    ),
    (
      wrapped, nil, nil,
      "f: found a token but no raw nonce, expected the nonce below the token. Or give it with "
        + "'--nonce'"
    ),
    (
      raw, nil, nil,
      "f: found no token, expected one that begins with 'ey' and has two dots. Or give it with "
        + "'--token'"
    ),
    (
      "one two", token, nil,
      "f: found 2 words, expected only the raw nonce, since the token was given with '--token'"
    ),
    (
      token, nil, "\"\"",
      "--nonce: found a token but no raw nonce, expected the nonce below the token. Or give it "
        + "with '--nonce'"
    ),
    (
      raw, "''", nil,
      "--token: found no token, expected one that begins with 'ey' and has two dots. Or give it "
        + "with '--token'"
    ),
    (
      #"{"token":"#, nil, nil,
      "f: byte 9: found the end of the text, expected more. Expected "
        + #"{"token":…,"rawNonce":…}"#
    ),
    (
      #"{"rawNonce":"x"}"#, nil, nil,
      #"f: found no member 'token', expected {"token":…,"rawNonce":…}"#
    ),
    (
      #"{"token":"x","nonce":7}"#, nil, nil,
      #"f: found no string in member 'nonce', expected {"token":…,"rawNonce":…}"#
    ),
    (
      "eyJh.eyJh nonce", nil, nil,
      "f: token: found 2 parts, expected 3 separated by dots. Paste the whole token, unchanged"
    ),
    (
      "eyJh.b.c.d.e \(raw)", nil, nil,
      "f: token: found 5 parts, expected 3 separated by dots. Five parts are an encrypted token "
        + "(JWE); decrypt it first"
    ),
    (
      raw, "\(token)=", nil,
      "--token: signature: found something else, expected canonical base64url without padding. "
        + "Paste the whole token, unchanged"
    ),
    (
      "eyJ9.eyJ9.eyJ9 \(raw)", nil, nil,
      "f: header: byte 3: found the end of the text, expected more. Paste the whole "
        + "token, unchanged"
    ),
  ]

  @Test(arguments: faulty)
  func `a bad input is told what was expected`(
    text: String, token: String?, nonce: String?, message: String
  ) {
    let error = #expect(throws: TokenInputError.self) {
      try TokenInput(Array(text.utf8), place: "f", token: token, rawNonce: nonce)
    }
    #expect(error?.description == message)
  }

  @Test func `bytes that are no text, or too many, are refused`() {
    let binary = #expect(throws: TokenInputError.self) { try TokenInput([0xFF], place: "f") }
    #expect(
      binary?.description
        == "f: found bytes that are not UTF-8, expected a token and below it the raw nonce")
    let long = [UInt8](repeating: 0x61, count: TokenInput.longestText + 1)
    let tooLong = #expect(throws: TokenInputError.self) { try TokenInput(long, place: "f") }
    #expect(
      tooLong?.description
        == "f: found more than 1,048,576 bytes, expected one token and its raw nonce")
  }
}
