import secrets

from flask import session


def begin():
    session["nonce"] = secrets.token_urlsafe(32)
    return session["nonce"]


def finish(claims):
    expected = session.pop("nonce", None)
    if expected is None or claims.get("nonce") != expected:
        raise PermissionError("nonce")
