"""Desktop companion: signs in to Firebase through the REST API."""
import hashlib
import secrets
from dataclasses import dataclass, field

import requests

ENDPOINT = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp"


@dataclass
class FirebaseBridge:
    api_key: str
    redirect: str = "http://localhost:8765"
    session: requests.Session = field(default_factory=requests.Session)

    def new_attempt(self):
        raw = secrets.token_urlsafe(32)
        return raw, hashlib.sha256(raw.encode()).hexdigest()

    def finish(self, id_token: str, attempt):
        raw, hashed = attempt
        body = f"id_token={id_token}&providerId=apple.com&nonce={hashed}"
        reply = self.session.post(
            ENDPOINT,
            params={"key": self.api_key},
            json={"postBody": body, "requestUri": self.redirect, "returnSecureToken": True},
            timeout=20,
        )
        reply.raise_for_status()
        return reply.json()["refreshToken"]
