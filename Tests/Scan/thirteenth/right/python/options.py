import jwt
def read(id_token, key, nonce):
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience=CLIENT, options={"verify_exp": True, "verify_aud": True, "require": ["exp"]})
    if claims["nonce"] != nonce: raise ValueError
    return claims
def other(id_token, key, nonce):
    claims = jwt.decode(id_token, key, algorithms=["RS256"], options={"verify_aud": False})
    if CLIENT not in [claims["aud"]]: raise ValueError
    return claims["nonce"] == nonce
