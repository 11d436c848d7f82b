import os

# Crockford's base 32: no I, L, O, U
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def device_code(length: int = 8) -> str:
    """Code that is typed in at the TV for the login."""
    raw = os.urandom(length)
    code = "".join(ALPHABET[b % 32] for b in raw)
    return f"{code[:4]}-{code[4:]}"


def normalize(code: str) -> str:
    table = str.maketrans("ILOU", "110V")
    return code.upper().translate(table).replace("-", "").strip()


def same_code(a: str, b: str) -> bool:
    return normalize(a) == normalize(b)
