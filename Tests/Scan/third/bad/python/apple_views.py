import hashlib
import hmac

import jwt
from flask import Flask, abort, jsonify, request, session

from models import User, db

app = Flask(__name__)
APPLE_ISSUER = "https://appleid.apple.com"


@app.post("/auth/apple")
def auth_apple():
    raw_nonce = session.pop("apple_nonce", None)
    if not raw_nonce:
        abort(400)

    id_token = request.get_json()["identity_token"]
    claims = jwt.decode(id_token, options={"verify_signature": False})

    expected = hashlib.sha256(raw_nonce.encode()).hexdigest()
    if not hmac.compare_digest(claims["nonce"], expected):
        abort(401)
    if claims["iss"] != APPLE_ISSUER or claims["aud"] != app.config["APPLE_BUNDLE_ID"]:
        abort(401)

    user = User.query.filter_by(apple_sub=claims["sub"]).first()
    if user is None:
        user = User(apple_sub=claims["sub"], email=claims.get("email"))
        db.session.add(user)
        db.session.commit()
    session["user_id"] = user.id
    return jsonify(id=user.id)
