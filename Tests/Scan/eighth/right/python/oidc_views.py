import secrets

from django.conf import settings
from django.http import HttpResponseForbidden
from django.shortcuts import redirect
from django.utils.http import urlencode

from .tokens import verify_id_token


def login(request):
    nonce = secrets.token_urlsafe(32)
    request.session["oidc_nonce"] = nonce
    query = urlencode({
        "response_type": "code",
        "scope": "openid email",
        "client_id": settings.OIDC_CLIENT_ID,
        "nonce": nonce,
    })
    return redirect(f"{settings.OIDC_AUTHORIZE}?{query}")


def callback(request):
    expected = request.session.pop("oidc_nonce", None)
    if expected is None:
        return HttpResponseForbidden("no login was started")
    claims = verify_id_token(request.GET["code"])
    if claims.get("nonce") != expected:
        return HttpResponseForbidden("nonce")
    request.session["user"] = claims["sub"]
    return redirect("/")
