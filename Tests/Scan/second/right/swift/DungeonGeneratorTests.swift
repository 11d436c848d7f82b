// swift-format-ignore-file
import GameplayKit
import XCTest
@testable import Dungeon

final class DungeonGeneratorTests: XCTestCase {

    func testSameSeedGivesSameRooms() {
        let first = DungeonGenerator(random: GKMersenneTwisterRandomSource(seed: 2024)).generate(rooms: 12)
        let second = DungeonGenerator(random: GKMersenneTwisterRandomSource(seed: 2024)).generate(rooms: 12)
        XCTAssertEqual(first.rooms, second.rooms)
    }

    func testRoomsDoNotOverlap() {
        for seed in UInt64(1)...50 {
            let source = GKMersenneTwisterRandomSource(seed: seed)
            let dungeon = DungeonGenerator(random: source).generate(rooms: 20)
            for (index, room) in dungeon.rooms.enumerated() {
                for other in dungeon.rooms.dropFirst(index + 1) {
                    XCTAssertFalse(room.frame.intersects(other.frame), "seed \(seed)")
                }
            }
        }
    }

    func testEveryRoomCanBeReached() {
        let source = GKMersenneTwisterRandomSource(seed: 7)
        let dungeon = DungeonGenerator(random: source).generate(rooms: 30)
        XCTAssertEqual(dungeon.reachableRooms(from: dungeon.entrance).count, 30)
    }
}
