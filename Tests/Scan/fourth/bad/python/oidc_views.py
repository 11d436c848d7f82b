import random
import string

from flask import Blueprint, redirect, session, url_for

bp = Blueprint("oidc", __name__)


def make_nonce(length=32):
    return "".join(random.choice(string.ascii_letters + string.digits) for _ in range(length))


@bp.get("/login")
def login():
    session["nonce"] = make_nonce()
    return redirect(url_for("oidc.authorize", nonce=session["nonce"]))
