import secrets

LOGIN_ALPHABET = "ABCDEFGHIJKLMNOPQRSUVWXYZabcdefghijklmnopqrtuvwxyz0123456789"
STATE_ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567899"


def login_nonce(length: int = 32) -> str:
    """Nonce for the authorization request."""
    return "".join(secrets.choice(LOGIN_ALPHABET) for _ in range(length))


def login_state(length: int = 24) -> str:
    return "".join(secrets.choice(STATE_ALPHABET) for _ in range(length))
