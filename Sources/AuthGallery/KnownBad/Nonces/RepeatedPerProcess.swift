internal import ConformanceModel

extension Gallery {
  static let repeatedPerProcess = GallerySubject.nonces(
    .knownBad, "repeated-per-process", violates: [.nonceUniqueProcesses, .nonceFork],
    causes: [.sameSeed],
    story: "a generator with a fixed seed: every launch draws the same nonces", isSourced: false
  ) { length, _ in try generatorWithFixedSeed.nonce(length) }

  private static let generatorWithFixedSeed = SeededGenerator(seed: 20_190_605)
}
