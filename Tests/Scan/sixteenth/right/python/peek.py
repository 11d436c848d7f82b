import base64
import json

import jwt


def check(id_token, keys, nonce):
    payload = id_token.split(".")[1]
    peeked = json.loads(base64.urlsafe_b64decode(payload + "=="))
    key = keys[peeked["iss"]]
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=CLIENT_ID,
                        options={"verify_at_hash": False})
    if claims["nonce"] != nonce:
        raise ValueError("nonce")
    return claims
