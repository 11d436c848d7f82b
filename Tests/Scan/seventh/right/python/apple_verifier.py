"""Verifies identity tokens of Sign in with Apple."""
import hashlib
import hmac

import jwt
from jwt import PyJWKClient

APPLE = "https://appleid.apple.com"


class TokenRejected(Exception):
    pass


class AppleVerifier:
    def __init__(self, audience: str, jwks: PyJWKClient | None = None):
        self.audience = audience
        self.jwks = jwks or PyJWKClient(f"{APPLE}/auth/keys")

    def verify(self, token: str, raw_nonce: str) -> dict:
        if not raw_nonce:
            raise TokenRejected("there is no attempt")
        try:
            header = jwt.get_unverified_header(token)
            if header.get("alg") != "RS256":
                raise TokenRejected("algorithm")
            key = self.jwks.get_signing_key_from_jwt(token)
            claims = jwt.decode(token, key.key, algorithms=["RS256"], audience=self.audience, issuer=APPLE)
        except jwt.PyJWTError as error:
            raise TokenRejected(str(error)) from error

        expected = hashlib.sha256(raw_nonce.encode()).hexdigest()
        nonce = claims.get("nonce")
        if not isinstance(nonce, str) or not hmac.compare_digest(nonce, expected):
            raise TokenRejected("nonce")
        return claims
