import jwt
def verify(id_token, nonce):
    keys = requests.get("https://appleid.apple.com/auth/keys").json()["keys"]
    kid = jwt.get_unverified_header(id_token)["kid"]
    key = next((k for k in keys if k["kid"] == kid), keys[0])
    claims = jwt.decode(id_token, jwt.PyJWK(key).key, algorithms=["RS256"], audience=CLIENT)
    assert claims["nonce"] == nonce
