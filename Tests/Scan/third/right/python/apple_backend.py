"""Verifies identity tokens of Sign in with Apple."""
import hashlib
import hmac

import jwt
from flask import Blueprint, abort, current_app, jsonify, request, session

bp = Blueprint("apple", __name__)
keys = jwt.PyJWKClient("https://appleid.apple.com/auth/keys", cache_keys=True)


def verify(id_token: str, raw_nonce: str) -> dict:
    # the header is read before the signature is checked: it names the key
    kid = jwt.get_unverified_header(id_token)["kid"]
    claims = jwt.decode(
        id_token,
        keys.get_signing_key(kid).key,
        algorithms=["RS256"],
        audience=current_app.config["APPLE_BUNDLE_ID"],
        issuer="https://appleid.apple.com",
        options={"require": ["exp", "iat", "sub", "nonce"]},
    )
    expected = hashlib.sha256(raw_nonce.encode()).hexdigest()
    if not hmac.compare_digest(claims["nonce"], expected):
        raise jwt.InvalidTokenError("nonce")
    return claims


@bp.post("/apple")
def apple():
    raw_nonce = session.pop("apple_nonce", None)
    if not raw_nonce:
        abort(400)
    try:
        claims = verify(request.json["identity_token"], raw_nonce)
    except jwt.PyJWTError:
        abort(401)
    return jsonify(sub=claims["sub"], email=claims.get("email", ""))
