import secrets
from dataclasses import dataclass
from urllib.parse import urlencode

CLIENT_ID = "my-client"
AUTHORIZE_URL = "https://login.example.com/oauth2/authorize"
NONCE = secrets.token_urlsafe(32)


@dataclass
class Claims:
    sub: str
    nonce: str


def login_url(state: str, redirect_uri: str) -> str:
    return AUTHORIZE_URL + "?" + urlencode({
        "client_id": CLIENT_ID,
        "response_type": "id_token",
        "scope": "openid",
        "state": state,
        "nonce": NONCE,
        "redirect_uri": redirect_uri,
    })


def check(claims: Claims) -> bool:
    return bool(claims.nonce) and secrets.compare_digest(claims.nonce, NONCE)
