import os
import secrets

OIDC_CLIENT_ID = os.environ["OIDC_CLIENT_ID"]
OIDC_CLIENT_SECRET = os.environ["OIDC_CLIENT_SECRET"]
OIDC_DISCOVERY = "https://accounts.example.org/.well-known/openid-configuration"

LOGIN_REDIRECT_URL = "/dashboard"
LOGIN_NONCE = secrets.token_urlsafe(32)


def authorize_args(state):
    return dict(
        client_id=OIDC_CLIENT_ID,
        response_type="code",
        scope="openid",
        state=state,
        nonce=LOGIN_NONCE,
    )
