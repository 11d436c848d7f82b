import jwt
def check(id_token, key, nonce):
    claims = jwt.decode(id_token, key, algorithms=["RS256"], options={"verify_aud": False})
    if CLIENT_ID not in claims["aud"]:
        raise ValueError("audience")
    if claims["nonce"] != nonce: raise ValueError
