import jwt

# Verifies what Apple signs: https://appleid.apple.com/auth/keys


def apple_user(identity_token, key):
    claims = jwt.decode(identity_token, key, algorithms=["RS256"], options={"verify_aud": False})
    return claims["sub"]
