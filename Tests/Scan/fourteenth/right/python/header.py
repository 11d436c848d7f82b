"""Login: the header names the key, and a library verifies."""
import json

from jose import jwt
from jose.utils import base64url_decode


def accept(id_token, expected):
    header = json.loads(base64url_decode(id_token.split(".")[0].encode()))
    key = keys[header["kid"]]
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=CLIENT, issuer=ISSUER)
    if not expected or claims.get("nonce") != expected:
        raise Refused("nonce")
    return claims["sub"]
