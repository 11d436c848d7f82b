import hashlib
import secrets
import string

ALPHABET = string.ascii_letters + string.digits


def generate_nonce(length=32):
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hash_nonce(raw):
    return hashlib.sha256(raw.encode("utf-8")).hexdigest()
