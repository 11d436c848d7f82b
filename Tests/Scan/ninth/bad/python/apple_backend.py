"""Sign in with Apple for the mobile API."""
import hashlib
import logging

import jwt
from rest_framework.exceptions import AuthenticationFailed

log = logging.getLogger(__name__)


class AppleBackend:
    issuer = "https://appleid.apple.com"

    def __init__(self, audience):
        self.audience = audience

    def authenticate(self, identity_token: str, raw_nonce: str) -> dict:
        if not raw_nonce:
            raise AuthenticationFailed("nonce required")
        # TODO: fetch Apple's keys (cache them!)
        claims = jwt.decode(identity_token, options={"verify_signature": False})
        if claims.get("iss") != self.issuer or claims.get("aud") != self.audience:
            raise AuthenticationFailed("wrong issuer or audience")

        hashed = hashlib.sha256(raw_nonce.encode()).hexdigest()
        if claims.get("nonce") != hashed:
            log.info("nonce mismatch for %s", claims.get("sub"))
            raise AuthenticationFailed("nonce")
        return {"apple_id": claims["sub"], "email": claims.get("email")}
