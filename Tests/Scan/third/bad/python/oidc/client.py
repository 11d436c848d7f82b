"""OpenID Connect login against the company's Keycloak."""
import secrets
import uuid
from urllib.parse import urlencode

from flask import Blueprint, current_app, redirect, session, url_for

bp = Blueprint("oidc", __name__, url_prefix="/oidc")


@bp.route("/login")
def login():
    session["state"] = secrets.token_urlsafe(24)
    session["nonce"] = uuid.uuid1().hex

    query = urlencode({
        "client_id": current_app.config["OIDC_CLIENT_ID"],
        "response_type": "code",
        "scope": "openid email profile",
        "redirect_uri": url_for("oidc.callback", _external=True),
        "state": session["state"],
        "nonce": session["nonce"],
    })
    return redirect(f"{current_app.config['OIDC_AUTHORIZE_URL']}?{query}")


@bp.route("/logout")
def logout():
    session.clear()
    return redirect(url_for("index"))
