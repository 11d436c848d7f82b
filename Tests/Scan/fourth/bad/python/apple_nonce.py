"""Nonce and its hash for Sign in with Apple."""
import hashlib
import os

CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def raw_nonce(n: int = 32) -> str:
    out = []
    while len(out) < n:
        for byte in os.urandom(n):
            if byte < 200 and len(out) < n:
                out.append(CHARSET[byte % len(CHARSET)])
    return "".join(out)


def hashed(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()
