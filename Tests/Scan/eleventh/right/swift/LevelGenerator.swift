import GameplayKit

final class LevelGenerator {
  private let source: GKMersenneTwisterRandomSource

  /// The same seed gives the same level, so that friends can race on it.
  init(seed: UInt64) {
    source = GKMersenneTwisterRandomSource(seed: seed)
  }

  func tiles(width: Int, height: Int) -> [[Int]] {
    (0..<height).map { _ in
      (0..<width).map { _ in source.nextInt(upperBound: 8) }
    }
  }

  static func daily(_ date: Date = .now) -> LevelGenerator {
    LevelGenerator(seed: UInt64(date.timeIntervalSince1970) / 86_400)
  }
}
