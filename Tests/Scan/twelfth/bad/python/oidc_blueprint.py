import uuid
from urllib.parse import urlencode

from authlib.jose import JsonWebToken
from flask import Blueprint, abort, current_app, redirect, request, session, url_for

from .provider import exchange_code, load_jwks

bp = Blueprint("oidc", __name__, url_prefix="/oidc")
_jwt = JsonWebToken(["RS256"])


@bp.get("/login")
def login():
    state = uuid.uuid4().hex
    nonce = uuid.uuid1().hex
    session["oidc"] = {"state": state, "nonce": nonce}
    query = urlencode({
        "response_type": "code",
        "client_id": current_app.config["OIDC_CLIENT_ID"],
        "redirect_uri": url_for(".callback", _external=True),
        "scope": "openid email",
        "state": state,
        "nonce": nonce,
    })
    return redirect(f"{current_app.config['OIDC_AUTHORIZE_URL']}?{query}")


@bp.get("/callback")
def callback():
    attempt = session.pop("oidc", None)
    if attempt is None or request.args.get("state") != attempt["state"]:
        abort(400)
    claims = _jwt.decode(
        exchange_code(request.args["code"]),
        load_jwks(),
        claims_options={"nonce": {"essential": True, "value": attempt["nonce"]}},
    )
    claims.validate()
    session["sub"] = claims["sub"]
    return redirect("/")
