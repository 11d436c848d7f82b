import Testing

@testable import ReferenceAuth

@Suite struct IdentityTokenTests {
  @Test func `a token is taken apart into header, claims, signature and what is signed`() throws {
    let text = TokenText.of(
      payload: #"{"sub":"1","email_verified":"true"}"#, header: #"{"alg":"ES256"}"#,
      signature: [0xFB, 0xFF])
    let token = try IdentityToken(parsing: text)
    #expect(token.header["alg"] == .string("ES256"))
    #expect(token.payload["sub"] == .string("1"))
    #expect(token.payload["email_verified"] == .string("true"))
    #expect(token.signature == [0xFB, 0xFF])
    #expect(
      String(decoding: token.signingInput, as: UTF8.self)
        == text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// `e30` is `{}`, `AQI` two bytes.
  @Test(arguments: [
    ("", "token: found 1 parts, expected 3 separated by dots."),
    ("e30", "token: found 1 parts, expected 3 separated by dots."),
    ("e30.e30", "token: found 2 parts, expected 3 separated by dots."),
    ("e30.e30.AQI.AQI", "token: found 4 parts, expected 3 separated by dots."),
    ("e30.e30.AQI.AQI.AQI", "token: found 5 parts, expected 3 separated by dots."),
    (".e30.AQI", "header: found nothing, expected base64url."),
    ("e30..AQI", "payload: found nothing, expected base64url."),
    ("e30.e30.", "signature: found nothing, expected base64url."),
    (
      "e30=.e30.AQI",
      "header: found something else, expected canonical base64url without padding."
    ),
    (
      "e30.e30+.AQI",
      "payload: found something else, expected canonical base64url without padding."
    ),
    (
      "e30.e30.AQJ",
      "signature: found something else, expected canonical base64url without padding."
    ),
    (
      " e30.e30.AQI",
      "header: found something else, expected canonical base64url without padding."
    ),
    (
      "e30.e30.AQI\n",
      "signature: found something else, expected canonical base64url without padding."
    ),
    ("e30.W10.AQI", "payload: byte 0: found another value, expected an object."),
    ("bnVsbA.e30.AQI", "header: byte 0: found another value, expected an object."),
    ("e30.77u_e30.AQI", "payload: byte 0: found the byte 239, which cannot stand here."),
    ("e30._w.AQI", "payload: byte 0: found bytes that are not UTF-8."),
  ])
  func `anything that is not a compact token is refused by the part that is wrong`(
    text: String, message: String
  ) {
    let error = #expect(throws: TokenError.self) { try IdentityToken(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `repeated members are refused in the header and in the payload`() {
    let twice = #"{"nonce":"a","nonce":"b"}"#
    for (text, part) in [
      (TokenText.of(payload: twice), TokenError.Part.payload),
      (TokenText.of(payload: "{}", header: twice), .header),
    ] {
      let error = #expect(throws: TokenError.self) { try IdentityToken(parsing: text) }
      let reason = JSONError(offset: 13, reason: .duplicateMember("nonce"))
      #expect(error?.part == part)
      #expect(error?.reason == .json(reason))
    }
  }

  @Test func `a nest of 10,000 in the payload is refused`() {
    let nest =
      String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000)
    let limits = IdentityToken.Limits(bytes: 1 << 20, depth: .max)
    let error = #expect(throws: TokenError.self) {
      try IdentityToken(parsing: TokenText.of(payload: nest), limits: limits)
    }
    #expect(error?.description == "payload: byte 640: found nesting deeper than 128.")
  }

  @Test func `a token of 1 MiB is refused unread by default and parsed where it is allowed`() throws
  {
    let padding = String(repeating: "x", count: 3 << 18)
    let text = TokenText.of(payload: #"{"nonce":"n","pad":"\#(padding)"}"#)
    #expect(text.utf8.count > 1 << 20)
    let error = #expect(throws: TokenError.self) { try IdentityToken(parsing: text) }
    #expect(error?.reason == .tooLong(bytes: text.utf8.count, limit: 65_536))
    let token = try IdentityToken(parsing: text, limits: .init(bytes: 2 << 20))
    #expect(token.payload["nonce"] == .string("n"))
  }

  @Test func `a token exactly as long as the limit is accepted and one byte more is not`() {
    let text = TokenText.of(payload: "{}")
    let count = text.utf8.count
    #expect(throws: Never.self) { try IdentityToken(parsing: text, limits: .init(bytes: count)) }
    #expect(
      throws: TokenError(part: .token, reason: .tooLong(bytes: count, limit: count - 1))
    ) { try IdentityToken(parsing: text, limits: .init(bytes: count - 1)) }
  }
}
