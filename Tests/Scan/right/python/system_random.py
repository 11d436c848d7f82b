import random

_rng = random.SystemRandom()
CHARS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def nonce(n=30):
    return "".join(_rng.choice(CHARS) for _ in range(n))
