import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct MissingLettersTests {

  private func likely(missing: String, of letters: String) -> String {
    ByteModulo.likely(missing: Array(missing.utf8), from: Array(letters.utf8))
  }

  @Test func `capitals that never come are a folded case`() {
    #expect(
      likely(missing: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", of: NonceContract.commonAlphabet)
        == "the nonce goes through `.lowercased()`, or is drawn without its capitals")
  }

  @Test func `small letters that never come are a folded case`() {
    #expect(
      likely(missing: "abcdefghijklmnopqrstuvwxyz", of: NonceContract.commonAlphabet)
        == "the nonce goes through `.uppercased()`, or is drawn without its small letters")
  }

  @Test func `a hexadecimal alphabet of one case has nothing to fold`() {
    #expect(
      likely(missing: "abcdef", of: "0123456789abcdef")
        == "the implementation's alphabet has 10 letters and lacks a b c d e f")
  }

  @Test func `a last letter that never comes may be a range that stops short`() {
    #expect(
      likely(missing: "f", of: "0123456789abcdef")
        == "a range that stops one short, as `0..<count - 1` does, or an alphabet that lacks its "
        + "last letter, f")
  }

  @Test func `half of an alphabet and more is its beginning`() {
    #expect(
      likely(missing: "89abcdef", of: "0123456789abcdef")
        == "only the first 8 letters of the alphabet are ever drawn")
  }
}
