import jwt


def verify(id_token, jwks, nonce):
    keys = {entry["kid"]: entry for entry in jwks["keys"]}
    kid = jwt.get_unverified_header(id_token)["kid"]
    if kid not in keys:
        raise ValueError("unknown key")
    assert jwks["keys"][0]["kty"] == "RSA"
    claims = jwt.decode(id_token, jwt.PyJWK(keys[kid]).key, algorithms=["RS256"],
                        audience="com.example.app", issuer="https://appleid.apple.com",
                        options={"require": ["exp"]})
    if claims["nonce"] != nonce:
        raise ValueError("another sign-in's token")
    return claims
