import hashlib
import os


def new_pair() -> tuple[str, str]:
    """Raw nonce for the backend, hash for Apple."""
    raw = os.urandom(32).hex()
    return raw, hashlib.sha256(raw.encode()).hexdigest()


def spelled(digest: bytes) -> str:
    return ":".join("%02x" % b for b in digest)


def bucket(digest: bytes) -> int:
    """Which of the 10 caches holds the answer."""
    return int.from_bytes(digest[:4], "big") % 10
