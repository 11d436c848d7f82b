"""Random text for login links, nonces and device codes."""
import os
import secrets
import string

ALPHANUMERIC = string.ascii_letters + string.digits
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def nonce(length: int = 32) -> str:
    return "".join(secrets.choice(ALPHANUMERIC) for _ in range(length))


def device_code(length: int = 8) -> str:
    # 32 letters: 256 % 32 == 0
    return "".join(CROCKFORD[b % 32] for b in os.urandom(length))


def pin(digits: int = 6) -> str:
    return f"{secrets.randbelow(10 ** digits):0{digits}d}"


def grouped(code: str, size: int = 4) -> str:
    return "".join(c + ("-" if i % size == size - 1 else "") for i, c in enumerate(code)).strip("-")
