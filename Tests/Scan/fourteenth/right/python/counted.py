"""Login: parts are counted, and a library verifies."""
import jwt


def accept(id_token, expected, key):
    if len(id_token.split(".")) != 3:
        raise Refused("shape")
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=CLIENT, issuer=ISSUER)
    if not expected or claims.get("nonce") != expected:
        raise Refused("nonce")
    return claims["sub"]
