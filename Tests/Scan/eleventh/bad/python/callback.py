import secrets
from urllib.parse import urlencode

import jwt
from flask import Blueprint, abort, current_app, redirect, request, session

bp = Blueprint("auth", __name__)


@bp.post("/auth/callback")
def callback():
    expected = session.pop("nonce", None)
    if not expected:
        abort(400)

    claims = jwt.decode(request.form["id_token"], options={"verify_signature": False})
    if claims.get("nonce") != expected:
        abort(403)

    session["user"] = claims["sub"]
    return redirect("/")


@bp.get("/login")
def login():
    session["nonce"] = secrets.token_urlsafe(24)
    session["state"] = secrets.token_urlsafe(16)
    return redirect(
        current_app.config["OIDC_AUTHORIZE"]
        + "?"
        + urlencode(
            {
                "client_id": current_app.config["OIDC_CLIENT_ID"],
                "response_type": "id_token",
                "response_mode": "form_post",
                "scope": "openid email",
                "nonce": session["nonce"],
                "state": session["state"],
            }
        )
    )


@bp.post("/logout")
def logout():
    session.clear()
    return redirect("/")
