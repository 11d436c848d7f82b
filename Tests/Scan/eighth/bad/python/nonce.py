"""Nonce helpers of the login flow."""
import random
import string


def generate_nonce(length=16):
    """Generate a pseudo-random nonce."""
    return "".join(random.choice(string.ascii_letters + string.digits) for _ in range(length))


def is_expired(created_at, now, max_age=600):
    return now - created_at > max_age
