import os

ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def login_nonce(size=43):
    raw = os.urandom(size)
    return "".join(ALPHABET[b % len(ALPHABET)] for b in raw)


def login_state():
    return login_nonce(24)
