// swift-format-ignore-file
import GameplayKit

/// Board game: the same seed gives the same game for both players.
final class DiceRoller {
    private let source: GKLinearCongruentialRandomSource

    init(matchID: UInt64) {
        source = GKLinearCongruentialRandomSource(seed: matchID)
    }

    func roll() -> Int { source.nextInt(upperBound: 6) + 1 }

    func startingPlayer(of count: Int) -> Int { abs(source.nextInt()) % count }
}
