import jwt
from flask import Blueprint, abort, jsonify, request, session

from .models import User, db

bp = Blueprint("apple", __name__)


@bp.post("/login/apple")
def apple_login():
    identity_token = request.json["identityToken"]
    claims = jwt.decode(identity_token, options={"verify_signature": False})
    if claims["aud"] != "com.example.app":
        abort(401)
    expected = session.pop("nonce", None)
    if not expected or claims.get("nonce") != expected:
        abort(401)
    user = User.query.filter_by(apple_id=claims["sub"]).first()
    if user is None:
        user = User(apple_id=claims["sub"], email=claims.get("email"))
        db.session.add(user)
        db.session.commit()
    session["uid"] = user.id
    return jsonify(user.as_dict())
