"""Mazes for the waiting room of the login queue; the same seed gives the same maze."""
import random


class Maze:
    def __init__(self, width, height, seed):
        self.width = width
        self.height = height
        self._random = random.Random(seed)
        self.open = set()

    def carve(self, x=0, y=0):
        self.open.add((x, y))
        steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
        self._random.shuffle(steps)
        for dx, dy in steps:
            nx, ny = x + dx, y + dy
            if 0 <= nx < self.width and 0 <= ny < self.height and (nx, ny) not in self.open:
                self.carve(nx, ny)
