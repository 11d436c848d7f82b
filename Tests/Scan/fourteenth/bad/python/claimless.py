"""Sign-in with an id_token that was verified elsewhere."""


def accept(claims, session):
    if "nonce" in claims and claims["nonce"] != session["nonce"]:
        raise Refused("nonce")
    return claims["sub"]
