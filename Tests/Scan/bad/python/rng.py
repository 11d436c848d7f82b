import os

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def nonce(n):
    return "".join(LETTERS[b % len(LETTERS)] for b in os.urandom(n))
