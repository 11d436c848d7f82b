internal import ConformanceModel
internal import Foundation

extension Gallery {
  static let timeSeeded = GallerySubject.nonces(
    .knownBad, "time-seeded", violates: [.nonceUniqueProcesses, .nonceKnownGenerator, .nonceFork],
    causes: [.sameSeed, .guessableSeed],
    story: "a generator seeded with the clock's minutes: processes started together are twins",
    isSourced: false
  ) { length, _ in try generatorWithTimeSeed.nonce(length) }

  static let seededEachTime = GallerySubject.nonces(
    .knownBad, "seeded-each-time",
    violates: [
      .nonceUnique, .nonceUniqueProcesses, .nonceUniqueThreads, .nonceKnownGenerator,
      .charsetComplete, .charsetUniform, .charsetUniformPosition, .charsetIndependent,
    ],
    causes: [.nonceOfClock, .guessableSeed],
    story: "srand(time(NULL)) before every nonce: all of one second are the same", isSourced: false
  ) { length, _ in
    try SeededGenerator(seed: UInt64(Date().timeIntervalSince1970)).nonce(length)
  }

  private static let generatorWithTimeSeed = SeededGenerator(
    seed: UInt64(Date().timeIntervalSince1970 / 60))
}
