"""Alphabets for identifiers that users and browsers get to see."""
import secrets

HEX = "0123456789abcdef"
BASE62 = "ABCDEFGHIKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def login_nonce(length: int = 43) -> str:
    return "".join(secrets.choice(BASE62) for _ in range(length))


def trace_id() -> str:
    return "".join(secrets.choice(HEX) for _ in range(16))
