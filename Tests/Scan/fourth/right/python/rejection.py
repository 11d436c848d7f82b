import os

CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
LIMIT = 195  # 3 * 65


def nonce(n=32):
    """Uniform letters for the sign-in request."""
    out = ""
    while len(out) < n:
        for b in os.urandom(n):
            if b < LIMIT:
                out += CHARS[b % 65]
    return out[:n]
