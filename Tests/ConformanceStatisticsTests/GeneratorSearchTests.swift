import Testing

@testable import ConformanceStatistics

/// What other implementations draw from a seed of 12,345, or the one named; each made with that
/// implementation: glibc 2.39, libstdc++ 13, OpenJDK 21, Python 3.12.
private let drawn: [(generator: String, mapping: String, letters: String)] = [
  (
    "rand() of glibc", "each output modulo the number of letters",
    "Y1mzzxRv.mbRf.kD8M27uAEgcElGP.-x"
  ),
  (
    "drand48()", "each output scaled to the number of letters",
    "ExDllwMtQCiYA-80OGgYdIxl7dHzRGi4"
  ),
  (
    "drand48()", "the upper 31 bits of each output modulo the number of letters",
    "kEnb6XoP6Apa7l3OJTBVujIHL_VsPWIE"
  ),
  (
    "MT19937 (std::mt19937, mt_rand(), numpy.random.seed)",
    "each output scaled to the number of letters", "yvK8B2DraYc--UgymOgAmw-10I6PJqge"
  ),
  (
    "Park and Miller's minimal standard (minstd_rand0, rand() of macOS)",
    "each output scaled to the number of letters",
    "6sz203ncxoLCHp.9M2HAuDxFyyJeXCxL"
  ),
  (
    "minstd_rand of C++", "each output modulo the number of letters",
    "tvT8-XQJKEynL-fpzv5zGHqwWAYcvHu_"
  ),
  (
    "java.util.Random", "the upper 31 bits of each output modulo the number of letters",
    "zKV80T0MfnRvya-_vh7FQ6CpDQ5Na_sH"
  ),
  (
    "java.util.Random", "two outputs as a fraction, scaled to the number of letters",
    "NysLFMTfAnz4qVLjxM5a6zCGj3DtPFA4"
  ),
  (
    "random.Random of Python", "the high bits of each output, too large ones rejected",
    "r1clOYtKlFtXMNjBq_LIQ9Ohf3wh3r00"
  ),
  (
    "random.Random of Python", "two outputs as a fraction, scaled to the number of letters",
    "R0rJNCaA8SaBZN-5.QW9kCM1M-.m0zuo"
  ),
]

@Suite struct GeneratorSearchTests {
  private static let letters = LetterAlphabet.signIn

  private static func search(_ texts: [String]) -> GeneratorSearch {
    GeneratorSearch(
      size: letters.size,
      texts: texts.map { text in text.utf8.map { UInt8(letters.index(of: $0)!) } })
  }

  @Test(arguments: drawn.indices)
  func `what a real implementation draws is found with its seed`(index: Int) {
    let (generator, mapping, letters) = drawn[index]
    let hit = Self.search(["0" + letters.dropLast(), letters]).firstHit(
      bits: 8, ranges: [12_000...12_999])
    #expect(
      hit == GeneratorSearch.Hit(generator: generator, mapping: mapping, seed: 12_345, text: 1))
  }

  @Test(arguments: [
    ("8799a76a3a4391bb45729a026cf8f6d1", "random.Random of Python"),
    ("d6209f5c31b3618322a9d8ee7807c8ea", "java.util.Random"),
  ])
  func `bytes of a real implementation are found`(hex: String, generator: String) {
    let digits = hex.utf8.map { $0 < 58 ? $0 - 48 : $0 - 87 }
    let bytes = stride(from: 0, to: 32, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let hit = GeneratorSearch(size: 256, texts: [bytes]).firstHit(
      bits: 8, ranges: [12_345...12_345])
    #expect(
      hit
        == GeneratorSearch.Hit(
          generator: generator, mapping: "the bytes of each output, lowest first", seed: 12_345,
          text: 0))
  }

  @Test func `a fine clock is searched back from its end, a tick for each small seed`() {
    let end: UInt64 = 1_763_817_000_123_456
    func finds(_ seed: UInt64) -> Bool {
      var generator = SplitMix(seed: seed)
      let letters = (0..<32).map { _ in UInt8(generator.next().multipliedFullWidth(by: 65).high) }
      let hit = GeneratorSearch(size: 65, texts: [letters]).firstHit(
        bits: 8, ranges: [], fine: [end - 1_000_000...end])
      return hit?.seed == seed
    }
    #expect(finds(end))
    #expect(finds(end - 255))
    #expect(!finds(end - 256))
  }

  /// First outputs as the documentation or the authors' own test files give them.
  @Test func `generators without an implementation here give their published outputs`() {
    func first<Generator: SeededGenerator>(
      _ type: Generator.Type, _ seed: UInt64, _ count: Int
    ) -> [UInt64] {
      var generator = Generator(seed: seed)
      return (0..<count).map { _ in generator.next() }
    }
    #expect(first(MicrosoftRand.self, 1, 5) == [41, 18_467, 6_334, 26_500, 19_169])
    // The 10,000th output of the minimal standard from 1 (Park and Miller), ISO C++ 29.5.6.
    #expect(first(MinimalStandard.self, 1, 10_000).last == 1_043_618_065)
    #expect(first(RevisedStandard.self, 1, 10_000).last == 399_268_537)
    #expect(first(MersenneTwister.self, 5_489, 10_000).last == 4_123_659_995)
    #expect(first(PythonRandom.self, 12_345, 2) == [1_789_368_711, 3_146_859_322])
    #expect(first(PythonRandom.self, 8_589_934_597, 2) == [3_185_278_367, 1_209_197_118])
    #expect(first(DotNetRandom.self, 42, 2) == [1_434_747_710, 302_596_119])
    #expect(
      first(ExamplePermutedCongruence.self, 42, 3) == [0xA15C_02B7, 0x7B47_F409, 0xBA1D_3330])
    #expect(
      first(SplitMix.self, 1_234_567, 2) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973,
      ])
  }

  @Test func `the short way to the first outputs is the long way`() {
    func agree<Generator: SeededGenerator>(_ type: Generator.Type, _ seed: UInt64) -> Bool {
      var generator = Generator(seed: seed)
      let long = (0..<GeneratorSearch.prefix).map { _ in generator.next() }
      return withUnsafeTemporaryAllocation(
        of: UInt64.self, capacity: GeneratorSearch.prefix
      ) { outputs in
        outputs.initialize(repeating: 0)
        Generator.begin(seed, outputs.baseAddress!)
        return Array(outputs) == long
      }
    }
    for seed: UInt64 in [0, 1, 12_345, 4_000_000_000, 1_763_800_000_000] {
      #expect(agree(GnuRand.self, seed))
      #expect(agree(MersenneTwister.self, seed))
    }
  }

  @Test func `letters drawn by chance have no seed`() {
    var generator = SampleGenerator(seed: 0x1234_5678_9ABC_DEF0)
    let texts = (0..<8).map { _ in
      String(
        decoding: generator.letters(32, of: Self.letters, below: 65), as: UTF8.self)
    }
    #expect(Self.search(texts).firstHit(bits: 14, ranges: [1 << 40...1 << 40 + 999]) == nil)
  }

  @Test func `digests of small numbers are those of other implementations`() {
    func hex(_ bytes: [UInt8]) -> String {
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hex(OldDigest.md5.of(Array("4711".utf8))) == "b52340b4de4566b804c9880aa0b4af5f")
    #expect(
      hex(OldDigest.sha1.of(Array("4711".utf8))) == "e8fed7c5621fcc32f5db606fefee7c98f36cc2fa")
  }
}
