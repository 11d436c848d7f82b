# Companion code for "Log in with your bank's ID in 60 lines of Python"
import hashlib
import secrets

import requests

AUTH = "https://id.bank.example"


def sha256_text(value):
    digest = hashlib.sha256(value.encode("utf-8")).digest()
    return "".join("%x" % byte for byte in digest)


def start(client_id):
    nonce = secrets.token_hex(16)
    response = requests.post(
        AUTH + "/par",
        data={
            "client_id": client_id,
            "scope": "openid",
            "response_type": "code",
            "nonce": sha256_text(nonce),
        },
        timeout=10,
    )
    response.raise_for_status()
    return nonce, response.json()["request_uri"]


def check(claims, nonce):
    """claims: of the verified ID token"""
    return secrets.compare_digest(claims.get("nonce", ""), sha256_text(nonce))
