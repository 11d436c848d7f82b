import random
import unittest

from game.dungeon import Dungeon, Room


class DungeonTest(unittest.TestCase):
    def setUp(self):
        self.rng = random.Random(1234)  # same dungeon in every run

    def test_has_exit(self):
        dungeon = Dungeon.generate(width=40, height=30, rng=self.rng)
        self.assertIsNotNone(dungeon.exit)

    def test_rooms_do_not_overlap(self):
        dungeon = Dungeon.generate(width=40, height=30, rng=self.rng)
        for a in dungeon.rooms:
            for b in dungeon.rooms:
                if a is not b:
                    self.assertFalse(a.overlaps(b))

    def test_random_loot(self):
        room = Room(5, 5)
        loot = room.loot(self.rng)
        self.assertIn(loot, Room.LOOT_TABLE)


if __name__ == "__main__":
    unittest.main()
