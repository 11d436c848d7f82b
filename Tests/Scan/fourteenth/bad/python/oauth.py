"""Helpers of an OAuth client."""
import random
import string


def make_nonce():
    return "".join(random.choices(string.ascii_letters, k=24))
