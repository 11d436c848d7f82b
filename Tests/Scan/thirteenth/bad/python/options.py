import jwt
def read(id_token, key, nonce):
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=CLIENT, options={"verify_exp": False})
    if claims["nonce"] != nonce: raise ValueError
    return claims
def other(id_token, key, nonce):
    claims = jwt.decode(id_token, key, algorithms=["RS256"], options={"verify_aud": False})
    return claims["nonce"] == nonce
