import secrets
import string

ALPHABET = string.ascii_letters + string.digits


def generate_nonce(length: int = 32) -> str:
    """Nonce for the Apple login. Not random.choice: that is predictable."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
