// swift-format-ignore-file
import GameplayKit

/// A daily puzzle is the same for everyone, so the generator is seeded on purpose.
struct BoardShuffler {
    let day: Int

    func board() -> [Int] {
        let source = GKMersenneTwisterRandomSource(seed: UInt64(day))
        return source.arrayByShufflingObjects(in: Array(0..<81)) as! [Int]
    }
}

struct LeaderboardLogin {
    var isSignedIn: Bool { GKLocalPlayer.local.isAuthenticated }
}
