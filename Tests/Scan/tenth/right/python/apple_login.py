import jwt
from flask import Blueprint, abort, current_app, jsonify, request, session

from .accounts import find_or_create

bp = Blueprint("apple_login", __name__)
keys = jwt.PyJWKClient("https://appleid.apple.com/auth/keys")


@bp.post("/login/apple/callback")
def callback():
    token = request.form["id_token"]
    expected = session.pop("nonce", None)
    if not expected:
        abort(400)
    claims = jwt.decode(
        token,
        keys.get_signing_key_from_jwt(token).key,
        algorithms=["RS256"],
        audience=current_app.config["APPLE_CLIENT_ID"],
        issuer="https://appleid.apple.com",
    )
    if claims.get("nonce") != expected:
        abort(401)
    return jsonify(find_or_create(claims["sub"]).to_dict())
