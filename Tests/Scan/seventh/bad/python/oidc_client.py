"""OpenID Connect client of the back office (Flask)."""
import random
import string
from urllib.parse import urlencode

from flask import current_app, redirect, session, url_for

ALPHANUMERIC = string.ascii_letters + string.digits


class OidcClient:
    def __init__(self, app=None):
        if app is not None:
            self.init_app(app)

    def init_app(self, app):
        app.extensions["oidc"] = self
        app.config.setdefault("OIDC_SCOPES", ["openid", "email"])

    @staticmethod
    def _token(size=30):
        return "".join(random.choice(ALPHANUMERIC) for _ in range(size))

    def authorize_redirect(self):
        cfg = current_app.config
        session["oidc_state"] = self._token()
        session["oidc_nonce"] = self._token()
        params = {
            "client_id": cfg["OIDC_CLIENT_ID"],
            "redirect_uri": url_for("auth.callback", _external=True),
            "response_type": "code",
            "scope": " ".join(cfg["OIDC_SCOPES"]),
            "state": session["oidc_state"],
            "nonce": session["oidc_nonce"],
        }
        return redirect(f"{cfg['OIDC_ISSUER']}/authorize?{urlencode(params)}")
