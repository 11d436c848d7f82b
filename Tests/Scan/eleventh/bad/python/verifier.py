import jwt
from jwt import PyJWKClient


class AppleVerifier:
    KEYS = PyJWKClient("https://appleid.apple.com/auth/keys")

    def __init__(self, audience: str):
        self.audience = audience

    def verify(self, identity_token: str, login: dict) -> dict:
        key = self.KEYS.get_signing_key_from_jwt(identity_token).key
        claims = jwt.decode(
            identity_token,
            key,
            algorithms=["RS256"],
            audience=self.audience,
            issuer="https://appleid.apple.com",
        )
        if claims.get("nonce") != login.get("nonce_hash"):
            raise PermissionError("nonce mismatch")
        return claims
