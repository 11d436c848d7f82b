from authlib.jose import jwt
from flask import abort, request, session

from .keys import apple_keys


def handle():
    claims = jwt.decode(request.form["id_token"], apple_keys())
    claims.validate()
    if claims.get("nonce") != session.get("nonce"):
        abort(401)
    session.pop("nonce", None)
    session["user"] = claims["sub"]
    return "", 204
