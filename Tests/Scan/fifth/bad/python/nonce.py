import random
import string


def generate_nonce(length: int = 32) -> str:
    """Nonce for the Apple login button."""
    alphabet = string.ascii_letters + string.digits
    return "".join(random.choice(alphabet) for _ in range(length))


def apple_params(client_id, redirect_uri):
    return {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "code id_token",
        "nonce": generate_nonce(),
    }
