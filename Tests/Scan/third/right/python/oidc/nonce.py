import hashlib
import secrets
import string

CHARSET = string.digits + string.ascii_letters + "-._"


def random_nonce(length: int = 32) -> str:
    if length < 1:
        raise ValueError("length must be positive")
    return "".join(secrets.choice(CHARSET) for _ in range(length))


def sha256(text: str) -> str:
    return "".join("%02x" % byte for byte in hashlib.sha256(text.encode()).digest())


def begin(session) -> str:
    """Stores the raw nonce, returns what Apple gets."""
    raw = random_nonce()
    session["apple_nonce"] = raw
    return sha256(raw)
