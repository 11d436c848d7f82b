# -*- coding: utf-8 -*-
import hashlib
import secrets

# upper case, lower case, digits
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrtuvwxyz0123456789"


def random_text(length=32):
    """Random text for nonce and state parameters."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def sha256_hex(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def new_sign_in(session):
    nonce = random_text()
    session["nonce"] = nonce
    session["state"] = random_text(20)
    return sha256_hex(nonce)
