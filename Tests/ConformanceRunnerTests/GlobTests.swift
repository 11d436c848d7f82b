import Testing

@testable import AuthConformance
@testable import ConformanceRunner

@Suite struct GlobTests {
  @Test(arguments: [
    ("charset.*", "charset.complete", true), ("charset.*", "nonce.unique", false),
    ("*.unique*", "nonce.unique-threads", true), ("nonce.unique", "nonce.unique-threads", false),
    ("nonce.uniqu?", "nonce.unique", true), ("?", "", false), ("*", "", true), ("", "a", false),
    ("**a**", "bab", true),
  ])
  func `a star stands for any letters and a question mark for one`(
    pattern: String, text: String, fits: Bool
  ) {
    #expect(Glob(pattern).matches(text) == fits)
  }
}
