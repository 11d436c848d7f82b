from flask import Blueprint, abort, current_app, jsonify, request, session
from google.auth.transport import requests as google_requests
from google.oauth2 import id_token

import hashlib
import secrets

bp = Blueprint("google_login", __name__)


@bp.post("/login/google/nonce")
def issue():
    raw = secrets.token_hex(32)
    session["google_nonce"] = raw
    return jsonify(nonce=hashlib.sha256(raw.encode()).hexdigest())


@bp.post("/login/google")
def finish():
    raw = session.pop("google_nonce", None)
    if raw is None:
        abort(400)
    try:
        claims = id_token.verify_oauth2_token(
            request.json["credential"],
            google_requests.Request(),
            current_app.config["GOOGLE_CLIENT_ID"],
        )
    except ValueError:
        abort(401)
    expected = hashlib.sha256(raw.encode()).hexdigest()
    if claims.get("nonce") != expected:
        abort(401)
    session.clear()
    session["user_id"] = claims["sub"]
    return jsonify(ok=True)
