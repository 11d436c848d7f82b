"""Nonces and their hashes for the sign-in flow."""
import hashlib
import secrets

UNRESERVED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "abcdefghijklmnopqrstuvwxyz"
    "0123456789-._~"
)


def make_nonce(size: int = 43) -> str:
    return "".join(secrets.choice(UNRESERVED) for _ in range(size))


def hashed(nonce: str) -> str:
    return "".join("%02x" % b for b in hashlib.sha256(nonce.encode()).digest())
