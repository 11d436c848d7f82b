"""Strings for the login with OpenID: state, nonce, one-time codes."""
import secrets
import string

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits  # 62


def random_string(length: int) -> str:
    out = []
    while len(out) < length:
        for byte in secrets.token_bytes(length):
            if byte < 252:
                out.append(ALPHABET[byte % 62])
    return "".join(out[:length])


def new_nonce() -> str:
    return random_string(43)


def new_state() -> str:
    return random_string(22)


def one_time_code() -> str:
    return f"{secrets.randbelow(10**6):06d}"
