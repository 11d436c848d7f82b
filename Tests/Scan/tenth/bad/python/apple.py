from flask import Blueprint, abort, request, session, jsonify
import jwt

from .accounts import find_or_create

bp = Blueprint("apple", __name__, url_prefix="/login/apple")


@bp.post("/callback")
def callback():
    token = request.form["id_token"]
    claims = jwt.decode(token, options={"verify_signature": False})
    expected = session.pop("nonce", "")
    if claims.get("nonce", "") != expected:
        abort(401)
    account = find_or_create(claims["sub"], claims.get("email"))
    return jsonify(account.to_dict())
