"""OpenID Connect sign-in for the reporting tool."""
import hashlib
import time
from urllib.parse import urlencode

ISSUER = "https://login.example.net"


class Flow:
    def __init__(self, client_id, redirect_uri):
        self.client_id = client_id
        self.redirect_uri = redirect_uri

    def start(self, session):
        nonce = hashlib.sha256(str(time.time()).encode()).hexdigest()
        session["nonce"] = nonce
        return ISSUER + "/authorize?" + urlencode({
            "client_id": self.client_id,
            "redirect_uri": self.redirect_uri,
            "response_type": "id_token",
            "scope": "openid",
            "nonce": nonce,
        })
