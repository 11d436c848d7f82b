import jwt
from jwt import PyJWKClient

keys = PyJWKClient("https://appleid.apple.com/auth/keys")


def verify(id_token, session, client_id):
    key = keys.get_signing_key_from_jwt(id_token)
    claims = jwt.decode(
        id_token,
        key.key,
        algorithms=["RS256"],
        audience=client_id,
        issuer="https://appleid.apple.com",
    )
    if claims.get("nonce") != session.get("nonce"):
        raise PermissionError("nonce")
    session.pop("nonce", None)
    return claims["sub"]
