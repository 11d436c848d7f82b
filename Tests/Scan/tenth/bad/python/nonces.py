"""Nonces for the sign-in flow."""
import os

UNRESERVED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "abcdefghijklmnopqrstuvwxyz"
    "0123456789-._~"
)
ROUND = 200


def make_nonce(size: int = 43) -> str:
    out = []
    while len(out) < size:
        out += [
            UNRESERVED[b % len(UNRESERVED)]
            for b in os.urandom(size)
            if b < ROUND
        ]
    return "".join(out[:size])


def make_state(size: int = 16) -> str:
    return os.urandom(size).hex()
