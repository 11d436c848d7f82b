import jwt
def read(id_token, keys, nonce):
    header = jwt.get_unverified_header(id_token)
    key = keys[header["kid"]]
    claims = jwt.decode(id_token, key, algorithms=[header["alg"]], audience=CLIENT)
    assert claims["nonce"] == nonce
    return claims
