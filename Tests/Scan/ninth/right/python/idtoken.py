import hmac

import jwt
from jwt import PyJWKClient


class InvalidToken(Exception):
    pass


class IdTokenVerifier:
    """Checks signature, issuer, audience, lifetime and nonce, in this order."""

    def __init__(self, issuer: str, audience: str, jwks_uri: str):
        self.issuer = issuer
        self.audience = audience
        self.keys = PyJWKClient(jwks_uri, cache_keys=True)

    def verify(self, token: str, expected_nonce: str) -> dict:
        if not expected_nonce:
            raise ValueError("expected_nonce is empty")
        header = jwt.get_unverified_header(token)
        if header.get("alg") != "RS256":
            raise InvalidToken("alg")
        key = self.keys.get_signing_key_from_jwt(token)
        try:
            claims = jwt.decode(
                token,
                key.key,
                algorithms=["RS256"],
                audience=self.audience,
                issuer=self.issuer,
                options={"require": ["exp", "sub", "nonce"]},
            )
        except jwt.PyJWTError as error:
            raise InvalidToken(str(error)) from error
        if not hmac.compare_digest(claims["nonce"], expected_nonce):
            raise InvalidToken("nonce")
        return claims
