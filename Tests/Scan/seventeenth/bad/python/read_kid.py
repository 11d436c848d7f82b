import jwt


def verify(id_token, jwks, nonce):
    kid = jwt.get_unverified_header(id_token)["kid"]
    print("verifying with", kid)
    key = jwt.PyJWK(jwks["keys"][0]).key
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience="com.example.app",
                        issuer="https://appleid.apple.com", options={"require": ["exp"]})
    if claims["nonce"] != nonce:
        raise ValueError("another sign-in's token")
    return claims
