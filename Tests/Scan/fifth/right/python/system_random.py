import random

_rng = random.SystemRandom()


def login_nonce(length=40):
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    return "".join(_rng.choice(letters) for _ in range(length))


def backup_codes(n=10):
    return ["%08d" % _rng.randrange(10**8) for _ in range(n)]
