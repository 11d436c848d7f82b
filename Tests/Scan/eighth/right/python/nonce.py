"""Nonce helpers of the login flow."""
import secrets
import string

LETTERS = string.ascii_letters + string.digits


def generate_nonce(length=32):
    """Generate a nonce from the system's randomness."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def user_code():
    """The code that a user types at the device login."""
    code = "".join(secrets.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(8))
    return code[:4] + "-" + code[4:]
