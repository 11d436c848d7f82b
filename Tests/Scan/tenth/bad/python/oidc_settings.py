from dataclasses import dataclass
import secrets
import urllib.parse


NONCE = secrets.token_urlsafe(32)


@dataclass(frozen=True)
class OidcSettings:
    issuer: str
    client_id: str
    redirect_uri: str

    def login_url(self) -> str:
        params = {
            "client_id": self.client_id,
            "redirect_uri": self.redirect_uri,
            "response_type": "code",
            "scope": "openid",
            "nonce": NONCE,
            "state": secrets.token_urlsafe(16),
        }
        return f"{self.issuer}/authorize?{urllib.parse.urlencode(params)}"
