import jwt


def user(id_token, nonce):
    claims = jwt.decode(id_token, options={"verify_signature": False})
    if claims["nonce"] != nonce:
        raise ValueError("nonce")
    return claims["sub"]
