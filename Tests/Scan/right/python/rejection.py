import os

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def nonce(length):
    out = []
    while len(out) < length:
        for byte in os.urandom(64):
            if byte >= 195:
                continue
            out.append(LETTERS[byte % 65])
    return "".join(out[:length])
