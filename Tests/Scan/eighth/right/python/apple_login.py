import jwt
from flask import Blueprint, abort, jsonify, request, session

from .models import find_or_create_user

bp = Blueprint("apple", __name__)
keys = jwt.PyJWKClient("https://appleid.apple.com/auth/keys")


@bp.post("/login/apple")
def apple_login():
    identity_token = request.json["identityToken"]
    expected = session.pop("nonce", None)
    if not expected:
        abort(400)
    key = keys.get_signing_key_from_jwt(identity_token)
    claims = jwt.decode(
        identity_token,
        key.key,
        algorithms=["RS256"],
        audience="com.example.app",
        issuer="https://appleid.apple.com",
    )
    if claims.get("nonce") != expected:
        abort(401)
    user = find_or_create_user(claims["sub"], claims.get("email"))
    session["uid"] = user.id
    return jsonify(user.as_dict())
