"""Letters for sign-in nonces. The old firmware accepts 0-9, A-Z and a-z only."""
import os
import string
from random import SystemRandom

LETTERS = string.digits + string.ascii_uppercase + string.ascii_lowercase
_system = SystemRandom()


def nonce(length: int = 32) -> str:
    return "".join(_system.choice(LETTERS) for _ in range(length))


def nonce_from_bytes(length: int = 32) -> str:
    """The same from os.urandom, for the MicroPython port without SystemRandom."""
    usable = len(LETTERS) * (256 // len(LETTERS))
    out = []
    while len(out) < length:
        for byte in os.urandom(length):
            if byte >= usable:
                continue
            out.append(LETTERS[byte % len(LETTERS)])
    return "".join(out[:length])


def hexadecimal(data: bytes) -> str:
    return "".join(f"{b:02x}" for b in data)
