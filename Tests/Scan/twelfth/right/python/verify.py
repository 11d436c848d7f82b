from functools import lru_cache

import jwt
from jwt import PyJWKClient


class TokenRejected(Exception):
    pass


@lru_cache(maxsize=8)
def jwks_client(url: str) -> PyJWKClient:
    return PyJWKClient(url)


def verify_id_token(token: str, *, issuer: str, audience: str, jwks_url: str, nonce: str) -> dict:
    header = jwt.get_unverified_header(token)
    if header.get("alg") != "RS256":
        raise TokenRejected("alg")
    key = jwks_client(jwks_url).get_signing_key_from_jwt(token)
    try:
        claims = jwt.decode(
            token,
            key.key,
            algorithms=["RS256"],
            issuer=issuer,
            audience=audience,
            options={"require": ["exp", "iat", "sub", "nonce"]},
        )
    except jwt.PyJWTError as error:
        raise TokenRejected(str(error)) from error
    if claims["nonce"] != nonce:
        raise TokenRejected("nonce")
    return claims
