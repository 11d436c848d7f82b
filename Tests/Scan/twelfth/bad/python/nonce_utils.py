import hashlib
import os

CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def generate_nonce(length=32):
    """Random nonce for Sign in with Apple."""
    return "".join(CHARS[b % len(CHARS)] for b in os.urandom(length))


def sha256_hex(value):
    digest = hashlib.sha256(value.encode("utf-8")).digest()
    return "".join("%x" % b for b in digest)


def nonce_pair():
    """The raw nonce for the session, and the hash for the authorization request."""
    raw = generate_nonce()
    return raw, sha256_hex(raw)
