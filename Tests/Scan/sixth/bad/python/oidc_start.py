"""Start of the OpenID login for the members area (Flask)."""
import random
import string
from urllib.parse import urlencode

from flask import Blueprint, current_app, redirect, session, url_for

bp = Blueprint("oidc", __name__, url_prefix="/oidc")


ALNUM = string.ascii_letters + string.digits


def _rand(n=32):
    return "".join(random.choices(ALNUM, k=n))


@bp.route("/login")
def login():
    session["oidc_state"] = _rand()
    session["oidc_nonce"] = _rand()
    params = {
        "client_id": current_app.config["OIDC_CLIENT_ID"],
        "response_type": "code",
        "scope": "openid email",
        "redirect_uri": url_for("oidc.callback", _external=True),
        "state": session["oidc_state"],
        "nonce": session["oidc_nonce"],
    }
    return redirect(f"{current_app.config['OIDC_ISSUER']}/authorize?{urlencode(params)}")
