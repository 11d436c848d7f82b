import hmac

import jwt
from jwt import PyJWKClient

keys = PyJWKClient("https://appleid.apple.com/auth/keys")


class LoginError(Exception):
    pass


def verify(token: str, expected_nonce: str | None, audience: str) -> dict:
    if not expected_nonce:
        raise LoginError("no login was begun")
    key = keys.get_signing_key_from_jwt(token).key
    claims = jwt.decode(token, key, algorithms=["RS256"], audience=audience, issuer="https://appleid.apple.com")
    nonce = claims.get("nonce")
    if nonce is None or not hmac.compare_digest(nonce, expected_nonce):
        raise LoginError("nonce")
    return claims
