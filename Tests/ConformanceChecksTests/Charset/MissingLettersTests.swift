import ConformanceModel
import ConformanceStatistics
import Testing

@testable import ConformanceChecks

@Suite struct MissingLettersTests {

  private func cause(missing: String, of letters: String) -> Cause {
    ByteModulo.cause(missing: Array(missing.utf8), from: Array(letters.utf8))
  }

  @Test func `capitals that never come are a folded case`() {
    #expect(
      cause(missing: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", of: NonceContract.commonAlphabet)
        == .lettersFolded.saying(
          "the nonce goes through `.lowercased()`, or is drawn without its capitals"))
  }

  @Test func `small letters that never come are a folded case`() {
    #expect(
      cause(missing: "abcdefghijklmnopqrstuvwxyz", of: NonceContract.commonAlphabet)
        == .lettersFolded.saying(
          "the nonce goes through `.uppercased()`, or is drawn without its small letters"))
  }

  @Test func `a hexadecimal alphabet of one case has nothing to fold`() {
    #expect(
      cause(missing: "abcdef", of: "0123456789abcdef")
        == .lettersMissing.saying(
          "the implementation's alphabet has 10 letters and lacks a b c d e f"))
  }

  @Test func `a last letter that never comes may be a range that stops short`() {
    #expect(
      cause(missing: "f", of: "0123456789abcdef")
        == .lastLetterMissing.saying(
          "a range stops one short, as `0..<count - 1` does, or the alphabet lacks its last "
            + "letter, f"))
  }

  private func cause(of counts: [Int]) -> Cause? {
    LetterAlphabet(bytes: Array(NonceContract.commonAlphabet.utf8)).map {
      MissingLetters(counts, $0).cause
    }
  }

  @Test func `a letter that comes twice in the place of another is mistyped`() {
    var counts = Array(repeating: 1_000, count: 65)
    (counts[31], counts[32]) = (2_000, 0)
    #expect(
      cause(of: counts)
        == .letterMistyped.saying(
          "V stands twice in the implementation's list of letters, once in the place of W"))
  }

  @Test func `of few letters twice as many of one may be chance`() {
    var counts = Array(repeating: 100, count: 65)
    (counts[31], counts[32]) = (200, 0)
    #expect(cause(of: counts) != nil && cause(of: counts)?.name != Cause.letterMistyped.name)
  }

  @Test func `half of an alphabet and more is its beginning`() {
    #expect(
      cause(missing: "89abcdef", of: "0123456789abcdef")
        == .fewLetters.saying("only the first 8 letters of the alphabet are ever drawn"))
  }
}
