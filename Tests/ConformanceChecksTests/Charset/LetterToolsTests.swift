import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct LetterToolsTests {
  @Test(arguments: [
    (65, "`byte % 65` favours the first 61 letters, with 4 of 256 values each, "),
    (62, "`byte % 62` favours the first 8 letters, with 5 of 256 values each, "),
  ])
  func `a modulus that is uneven says which letters lose`(size: Int, start: String) throws {
    let letters = Array(NonceContract.commonAlphabet.utf8.prefix(size))
    let warning = try #require(ByteModulo(letters: letters).warning)
    #expect(warning.hasPrefix(start))
  }

  @Test func `a modulus that divides 256 needs no warning`() {
    #expect(ByteModulo(letters: Array(0x40..<0x80)).warning == nil)
  }

  @Test func `the profiles draw what the tests of the common alphabet need`() {
    let contract = NonceContract()
    let counts = Profile.allCases.map { DrawnNonces.count(for: contract, profile: $0) }
    // 2,325 nonces are the fewest that prove a letter missing at one of 32 positions.
    #expect(counts == [2_325, 4_096, 131_072])
  }

  @Test func `a byte modulo the letters is found in every profile with power 0_9999`() {
    let contract = NonceContract()
    for profile in Profile.allCases {
      let count = DrawnNonces.count(for: contract, profile: profile)
      for group in LetterGroup.groups(of: contract, positions: 32) {
        #expect(group.moduloPower(nonces: count) >= 0.9999)
      }
    }
  }

  @Test func `positions with the same letters are counted together`() {
    let contract = NonceContract(shape: ["ab", "-", "ab", "cd"])
    let groups = LetterGroup.groups(of: contract, positions: 4)
    #expect(groups.map(\.positions) == [[0, 2], [3]])
  }

  @Test(arguments: [
    ("", "the declared alphabet is empty"), ("aba", "the declared alphabet has 'a' more than once"),
    ("a", "the declared alphabet has one letter only"),
  ])
  func `an alphabet that cannot be counted says why`(alphabet: String, reason: String) {
    #expect(LetterGroup.alphabetDefect(of: NonceContract(alphabet: alphabet)) == reason)
  }
}
