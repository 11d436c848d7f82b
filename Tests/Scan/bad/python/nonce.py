import secrets

CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"


def generate_nonce(length=32):
    return "".join(secrets.choice(CHARSET) for _ in range(length))
