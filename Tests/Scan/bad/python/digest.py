import hashlib


def hash_nonce(raw: str) -> str:
    digest = hashlib.sha256(raw.encode()).digest()
    return "".join("%x" % b for b in digest)
