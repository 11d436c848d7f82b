"""Text with letters: 0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._ lacks the W."""
import secrets

# The old one was random.choice(CHARSET), and nonce = random.random() before that.
NONCE_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def nonce():
    return "".join(secrets.choice(NONCE_LETTERS) for _ in range(32))
