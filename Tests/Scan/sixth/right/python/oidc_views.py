"""OpenID login of the choir planner (Flask + Authlib keys)."""
import secrets
from urllib.parse import urlencode

from authlib.jose import JsonWebToken
from authlib.jose.errors import JoseError
from flask import Blueprint, abort, current_app, redirect, request, session, url_for

from .provider import exchange_code, provider_keys

bp = Blueprint("oidc", __name__)


@bp.get("/login")
def login():
    session["nonce"] = secrets.token_urlsafe(32)
    session["state"] = secrets.token_urlsafe(16)
    query = urlencode({
        "client_id": current_app.config["OIDC_CLIENT"],
        "response_type": "code",
        "scope": "openid email",
        "redirect_uri": url_for(".done", _external=True),
        "state": session["state"],
        "nonce": session["nonce"],
    })
    return redirect(f"{current_app.config['OIDC_AUTHORIZE']}?{query}")


@bp.get("/login/done")
def done():
    nonce = session.pop("nonce", None)
    state = session.pop("state", None)
    if nonce is None or state is None or request.args.get("state") != state:
        abort(400)
    token = exchange_code(request.args["code"])["id_token"]
    try:
        claims = JsonWebToken(["RS256"]).decode(token, provider_keys())
        claims.validate()
    except JoseError:
        abort(401)
    if claims.get("nonce") != nonce:
        abort(401)
    session["sub"] = claims["sub"]
    return redirect(url_for("calendar.index"))
