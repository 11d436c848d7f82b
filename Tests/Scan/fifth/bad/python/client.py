import secrets
from dataclasses import dataclass


@dataclass
class OAuthRequest:
    client_id: str
    redirect_uri: str
    nonce: str = secrets.token_urlsafe(32)

    def query(self) -> dict:
        return {
            "client_id": self.client_id,
            "redirect_uri": self.redirect_uri,
            "response_type": "id_token",
            "scope": "openid",
            "nonce": self.nonce,
        }
