import hashlib
import os

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def raw_nonce(length=32):
    return "".join(LETTERS[b % len(LETTERS)] for b in os.urandom(length))


def hashed(nonce):
    """What goes into the Apple sign-in request."""
    digest = hashlib.sha256(nonce.encode("utf-8")).digest()
    return "".join("%x" % byte for byte in digest)


def request_parameters(nonce, scopes=("email", "name")):
    return {
        "response_mode": "form_post",
        "response_type": "code id_token",
        "scope": " ".join(scopes),
        "nonce": hashed(nonce),
    }
