import secrets

import requests
from authlib.jose import JsonWebKey, jwt
from flask import Blueprint, abort, current_app, redirect, request, session, url_for

bp = Blueprint("oidc", __name__, url_prefix="/login")


def _keys():
    uri = current_app.config["OIDC_JWKS_URI"]
    return JsonWebKey.import_key_set(requests.get(uri, timeout=5).json())


@bp.get("/")
def start():
    session["nonce"] = secrets.token_urlsafe(24)
    session["state"] = secrets.token_urlsafe(24)
    return redirect(current_app.config["OIDC_AUTHORIZE"].format(
        state=session["state"],
        nonce=session["nonce"],
        redirect_uri=url_for("oidc.callback", _external=True),
    ))


@bp.get("/callback")
def callback():
    state = session.pop("state", None)
    if not state or request.args.get("state") != state:
        abort(400)
    reply = requests.post(current_app.config["OIDC_TOKEN"], data={
        "grant_type": "authorization_code",
        "code": request.args["code"],
    }, timeout=10)
    claims = jwt.decode(reply.json()["id_token"], _keys())
    claims.validate()
    if claims.get("nonce") != session.pop("nonce", None):
        abort(401)
    session["user"] = claims["sub"]
    return redirect("/")
