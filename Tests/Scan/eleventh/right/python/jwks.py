import jwt
from jwt import PyJWKClient

_client = PyJWKClient("https://id.example.com/jwks.json")


def verified_claims(id_token: str) -> dict:
    """Claims of an ID token of our login, after its signature was checked."""
    key = _client.get_signing_key_from_jwt(id_token)
    return jwt.decode(
        id_token,
        key.key,
        algorithms=["ES256", "RS256"],
        audience="web",
        issuer="https://id.example.com",
        options={"require": ["exp", "iat", "nonce", "sub"]},
    )
