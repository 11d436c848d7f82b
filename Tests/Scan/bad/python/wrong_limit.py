import os

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def nonce(length):
    out = ""
    while len(out) < length:
        byte = os.urandom(1)[0]
        if byte < 192:
            out += LETTERS[byte % 65]
    return out
