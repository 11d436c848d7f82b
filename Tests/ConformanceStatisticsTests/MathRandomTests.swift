import Testing

@testable import ConformanceStatistics

@Suite struct MathRandomTests {
  /// Drawn by Node 20.20.2, one letter after the other: `Math.floor(Math.random() * size)`.
  private static let drawn: [(size: Int, letters: [Int])] = [
    (
      64,
      [
        10, 46, 42, 9, 15, 54, 27, 13, 32, 6, 42, 30, 12, 36, 54, 35, 59, 3, 56, 47, 17, 59, 62,
        63, 38, 36, 25, 8, 13, 21, 27, 8, 0, 29, 20, 32, 8, 50, 15, 53, 53, 41, 37, 49, 35, 44, 61,
        49, 15, 38, 22, 11, 14, 62, 58, 19, 24, 2, 14, 15,
      ]
    ),
    (
      65,
      [
        60, 44, 12, 22, 0, 14, 36, 52, 3, 29, 52, 9, 7, 11, 6, 35, 35, 41, 42, 18, 50, 56, 37, 4,
        7, 2, 47, 53, 7, 0, 20, 34, 54, 63, 2, 24, 9, 25, 6, 54, 11, 42, 16, 19, 33, 15, 8, 14, 47,
        28, 48, 30, 16, 10, 18, 3, 46, 1, 4, 58, 49, 63, 15, 8, 41, 24, 8, 9, 41, 17, 15, 54, 49,
        15, 54, 50, 60, 23, 42, 32, 20, 58, 22, 19, 7, 32, 36, 13, 3, 54, 60, 30, 38, 23, 6, 54,
      ]
    ),
    (
      256,
      [
        149, 162, 154, 183, 188, 248, 47, 129, 196, 125, 216, 179, 200, 202, 157, 39, 219, 50, 83,
        172, 163, 242, 236, 55, 8, 86, 138, 63, 75, 209, 159, 23, 241, 235, 170, 20, 202, 213, 21,
        234, 69, 13, 157, 27, 104, 172, 238, 168,
      ]
    ),
    (
      16,
      [
        8, 14, 13, 4, 7, 1, 11, 3, 14, 7, 13, 5, 5, 4, 15, 8, 2, 5, 6, 15, 4, 14, 15, 14, 12, 2, 6,
        12, 11, 13, 9, 4, 0, 10, 5, 0, 1, 13, 7, 15, 11, 1, 6, 10, 13, 10, 13, 3, 13, 6, 13, 0, 3,
        0, 5, 11, 12, 4, 12, 10, 13, 9, 4, 12, 10, 14, 6, 2, 3, 13, 6, 8, 5, 10, 0, 0, 4, 8, 0, 6,
        10, 14, 15, 0, 8, 4, 6, 14, 9, 10, 3, 2, 12, 8, 5, 1,
      ]
    ),
  ]

  @Test(arguments: drawn.indices)
  func `what Node draws is the output of some state`(index: Int) {
    let (size, letters) = Self.drawn[index]
    #expect(MathRandom.explains(letters.map { .init(letter: $0, of: size) }))
    // From the middle of a batch as well.
    #expect(MathRandom.explains(letters.dropFirst(5).map { .init(letter: $0, of: size) }))
  }

  @Test(arguments: drawn.indices)
  func `one letter changed is the output of none`(index: Int) {
    var (size, letters) = Self.drawn[index]
    letters[7] = (letters[7] + size / 2) % size
    #expect(!MathRandom.explains(letters.map { .init(letter: $0, of: size) }))
  }

  @Test func `what chance draws is the output of none`() {
    var generator = SampleGenerator(seed: 0x1234_5678_9ABC_DEF0)
    for size in [16, 62, 64, 65, 256] {
      let draws = (0..<200).map { _ in MathRandom.Draw(letter: generator.below(size), of: size) }
      #expect(!MathRandom.explains(draws))
    }
  }

  @Test func `too few bits prove nothing`() {
    let (size, letters) = Self.drawn[0]
    #expect(!MathRandom.explains(letters.prefix(31).map { .init(letter: $0, of: size) }))
  }

  @Test(arguments: [
    (0, 16, 0xF000, 0x0000), (15, 16, 0xF000, 0xF000), (1, 3, 0x0000, 0x0000),
    (0, 65, 0xFC00, 0x0000), (1, 65, 0xF800, 0x0000), (64, 65, 0xFC00, 0xFC00),
    (255, 256, 0xFF00, 0xFF00),
  ])
  func `of a letter the bits are known that all its outputs share`(
    letter: Int, size: Int, mask: Int, bits: Int
  ) {
    #expect(
      MathRandom.Draw(letter: letter, of: size)
        == MathRandom.Draw(mask: UInt16(mask), bits: UInt16(bits)))
  }
}
