import base64
import hmac
import json


def _unb64(s):
    return base64.urlsafe_b64decode(s + "=" * (-len(s) % 4))


def subject(id_token, nonce):
    """Subject of the ID token that answers our login with `nonce`."""
    if not nonce:
        raise ValueError("nonce")
    header, body, _sig = id_token.split(".")
    claims = json.loads(_unb64(body))
    if not hmac.compare_digest(claims.get("nonce", ""), nonce):
        raise ValueError("nonce does not match")
    return claims["sub"]
