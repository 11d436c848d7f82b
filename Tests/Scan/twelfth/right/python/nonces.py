import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def generate_nonce(length: int = 32) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def sha256_hex(value: str) -> str:
    digest = hashlib.sha256(value.encode()).digest()
    return "".join(f"{byte:02x}" for byte in digest)


def apple_request(redirect_uri: str, client_id: str) -> tuple[dict, str]:
    """Parameters for Apple, and the raw nonce that the session keeps."""
    raw = generate_nonce()
    params = {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "code id_token",
        "response_mode": "form_post",
        "scope": "email name",
        "nonce": sha256_hex(raw),
    }
    return params, raw
