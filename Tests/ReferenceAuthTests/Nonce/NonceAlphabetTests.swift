import Testing

@testable import ReferenceAuth

@Suite struct NonceAlphabetTests {
  @Test(arguments: [
    ("", "nonce alphabet: found 0 letters, expected at least 2."),
    ("a", "nonce alphabet: found 1 letters, expected at least 2."),
    ("abca", "nonce alphabet: found 'a' again at offset 3, expected each letter once."),
    (
      "a b",
      "nonce alphabet: found byte 32 at offset 1, expected printable ASCII without space, quote "
        + "and backslash."
    ),
    (
      "ab\"",
      "nonce alphabet: found byte 34 at offset 2, expected printable ASCII without space, quote "
        + "and backslash."
    ),
    (
      "\\ab",
      "nonce alphabet: found byte 92 at offset 0, expected printable ASCII without space, quote "
        + "and backslash."
    ),
    (
      "abé",
      "nonce alphabet: found byte 195 at offset 2, expected printable ASCII without space, quote "
        + "and backslash."
    ),
    (
      "ab\u{7F}",
      "nonce alphabet: found byte 127 at offset 2, expected printable ASCII without space, quote "
        + "and backslash."
    ),
  ])
  func `an unusable alphabet is refused with its defect`(text: String, message: String) {
    let error = #expect(throws: NonceError.self) { try NonceAlphabet(text) }
    #expect(error?.description == message)
  }

  @Test func `any order of two or more printable letters is kept as it is`() throws {
    #expect(try NonceAlphabet("zA").letters == [0x7A, 0x41])
  }

  @Test func `the other errors say what was found and what to do`() {
    #expect(
      NonceError.invalidLength(0).description
        == "nonce length: found 0, expected 1 to 65536 letters.")
    #expect(
      NonceError.sourceFailed(code: 5).description
        == "random source: failed with errno 5. No nonce was made; try again later.")
    #expect(
      NonceError.sourceStuck.description
        == "random source: repeats values that must be refused. Replace the source.")
  }
}
