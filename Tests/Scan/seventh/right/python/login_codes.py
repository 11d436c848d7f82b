"""Letters for nonces and one time codes."""
import os

BASE62 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def _accepted(bound):
    while True:
        for byte in os.urandom(48):
            if byte < bound:
                yield byte


def login_nonce(length=43):
    stream = _accepted(248)
    return "".join(BASE62[next(stream) % 62] for _ in range(length))


def recovery_code(groups=4):
    text = "".join(BASE32[b % 32] for b in os.urandom(groups * 4))
    return "-".join(text[i:i + 4] for i in range(0, len(text), 4))


def pin(length=6):
    stream = _accepted(250)
    return "".join(str(next(stream) % 10) for _ in range(length))
