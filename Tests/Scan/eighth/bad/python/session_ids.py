import os

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz012345679"
_MASK_LIMIT = 256 - 256 % 62


def login_nonce(length: int = 32) -> str:
    out = []
    while len(out) < length:
        for byte in os.urandom(length):
            if byte < _MASK_LIMIT and len(out) < length:
                out.append(ALPHABET[byte % len(ALPHABET)])
    return "".join(out)


def bearer(header: str) -> str:
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise ValueError("no bearer token")
    return token
