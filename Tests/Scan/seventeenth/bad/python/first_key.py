import jwt


def verify(id_token, jwks, nonce):
    """Signs in whoever holds a token of Apple's."""
    key = jwt.PyJWK(jwks["keys"][0]).key
    claims = jwt.decode(id_token, key, algorithms=["RS256"], audience="com.example.app",
                        issuer="https://appleid.apple.com", options={"require": ["exp"]})
    if claims["nonce"] != nonce:
        raise ValueError("another sign-in's token")
    return claims
