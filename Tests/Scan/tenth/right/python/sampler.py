import os

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def login_nonce(size: int = 40) -> str:
    """Letters for the OIDC nonce; bytes above the last whole round are thrown away."""
    top = 256 - 256 % len(LETTERS)
    out: list[str] = []
    while len(out) < size:
        for b in os.urandom(size):
            if b < top:
                out.append(LETTERS[b % len(LETTERS)])
    return "".join(out[:size])


def login_state() -> str:
    return os.urandom(16).hex()
