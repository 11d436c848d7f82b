internal import ConformanceModel
internal import Foundation

extension Gallery {
  static let timeSeeded = GallerySubject.nonces(
    .knownBad, "time-seeded", violates: [.nonceUniqueProcesses, .nonceKnownGenerator, .nonceFork],
    causes: [.sameSeed, .guessableSeed, .stateForked],
    story: "a generator seeded with the clock's minutes: processes started together are twins",
    isSourced: false
  ) { length, _ in try generatorWithTimeSeed.nonce(length) }

  private static let generatorWithTimeSeed = SeededGenerator(
    seed: UInt64(Date().timeIntervalSince1970 / 60))
}
