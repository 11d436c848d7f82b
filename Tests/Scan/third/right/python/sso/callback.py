import hmac

from django.conf import settings
from django.contrib.auth import authenticate, login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.shortcuts import redirect

from .oidc import exchange_code, verified_claims


def callback(request: HttpRequest):
    expected_state = request.session.pop("oidc_state", None)
    expected_nonce = request.session.pop("oidc_nonce", None)
    if expected_state is None or expected_nonce is None:
        raise PermissionDenied("no login in progress")
    if not hmac.compare_digest(request.GET.get("state", ""), expected_state):
        raise PermissionDenied("state")

    tokens = exchange_code(request.GET["code"])
    claims = verified_claims(tokens["id_token"], audience=settings.OIDC_CLIENT_ID)
    nonce = claims.get("nonce")
    if nonce is None or not hmac.compare_digest(nonce, expected_nonce):
        raise PermissionDenied("nonce")

    user = authenticate(request, subject=claims["sub"], name=claims.get("name", ""))
    if user is None:
        raise PermissionDenied("unknown user")
    login(request, user)
    return redirect(settings.LOGIN_REDIRECT_URL)
