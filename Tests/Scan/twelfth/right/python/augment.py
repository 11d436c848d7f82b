import random

import numpy as np


class RandomCrop:
    def __init__(self, size, seed=0):
        self.size = size
        self.rng = np.random.default_rng(seed)

    def __call__(self, image):
        height, width = image.shape[:2]
        top = int(self.rng.integers(0, height - self.size + 1))
        left = int(self.rng.integers(0, width - self.size + 1))
        return image[top:top + self.size, left:left + self.size]


def split(paths, holdout=0.1, seed=1234):
    shuffled = sorted(paths)
    random.Random(seed).shuffle(shuffled)
    cut = int(len(shuffled) * holdout)
    return shuffled[cut:], shuffled[:cut]


def jitter(image, strength=0.2):
    factor = 1 + random.uniform(-strength, strength)
    return np.clip(image * factor, 0, 255).astype(image.dtype)
