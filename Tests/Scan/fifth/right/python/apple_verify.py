import hmac

import jwt
from jwt import PyJWKClient

_keys = PyJWKClient("https://appleid.apple.com/auth/keys")


class NonceMismatch(Exception):
    pass


def verify_identity_token(token: str, client_id: str, expected_nonce: str | None) -> str:
    if not expected_nonce:
        raise NonceMismatch("no login was begun")
    key = _keys.get_signing_key_from_jwt(token).key
    claims = jwt.decode(
        token,
        key,
        algorithms=["RS256"],
        audience=client_id,
        issuer="https://appleid.apple.com",
        options={"require": ["exp", "iat", "nonce"]},
    )
    if not hmac.compare_digest(claims["nonce"], expected_nonce):
        raise NonceMismatch("token is of another login")
    return claims["sub"]
