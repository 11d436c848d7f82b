import hmac

import jwt


def verify(id_token, expected):
    if not expected:
        raise ValueError("expected nonce is empty")
    key = jwks.get_signing_key_from_jwt(id_token).key
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=AUDIENCE)
    nonce = claims.get("nonce")
    if not isinstance(nonce, str) or not hmac.compare_digest(nonce, expected):
        raise ValueError("nonce mismatch")
    return claims
