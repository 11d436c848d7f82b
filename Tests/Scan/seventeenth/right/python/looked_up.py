import jwt


def verify(id_token, jwks, nonce):
    kid = jwt.get_unverified_header(id_token)["kid"]
    found = [key for key in jwks["keys"] if key["kid"] == kid]
    if not found:
        raise ValueError("no such key; the first is " + jwks["keys"][0]["kid"])
    claims = jwt.decode(id_token, jwt.PyJWK(found[0]).key, algorithms=["RS256"],
                        audience="com.example.app", issuer="https://appleid.apple.com",
                        options={"require": ["exp"]})
    if claims["nonce"] != nonce:
        raise ValueError("another sign-in's token")
    return claims
