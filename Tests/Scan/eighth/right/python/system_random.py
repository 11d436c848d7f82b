import random
import string

_rng = random.SystemRandom()


def login_nonce(length: int = 32) -> str:
    return "".join(_rng.choice(string.ascii_letters) for _ in range(length))


def state_token() -> str:
    return "%064x" % _rng.getrandbits(256)
