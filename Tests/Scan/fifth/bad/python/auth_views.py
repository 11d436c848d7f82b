import uuid
from urllib.parse import urlencode

from flask import Blueprint, current_app, redirect, session

bp = Blueprint("auth", __name__)


@bp.get("/login/apple")
def apple_login():
    nonce = uuid.uuid1().hex
    session["apple_nonce"] = nonce
    query = urlencode(
        {
            "client_id": current_app.config["APPLE_CLIENT_ID"],
            "redirect_uri": current_app.config["APPLE_REDIRECT"],
            "response_type": "code id_token",
            "response_mode": "form_post",
            "nonce": nonce,
        }
    )
    return redirect("https://appleid.apple.com/auth/authorize?" + query)
