import secrets

from django.conf import settings
from django.http import HttpResponseForbidden
from django.shortcuts import redirect
from django.utils.http import urlencode

from .jwks import verified_claims


def login(request):
    nonce = secrets.token_urlsafe(24)
    request.session["oidc_nonce"] = nonce
    return redirect(settings.OIDC_AUTHORIZE + "?" + urlencode({"scope": "openid", "nonce": nonce}))


def callback(request):
    expected = request.session.pop("oidc_nonce", None)
    if not expected:
        return HttpResponseForbidden("no login in progress")
    claims = verified_claims(request.POST["id_token"])
    if claims.get("nonce") != expected:
        return HttpResponseForbidden("nonce")
    request.session["sub"] = claims["sub"]
    return redirect("/")
