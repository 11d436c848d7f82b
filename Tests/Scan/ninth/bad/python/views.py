import random
import string
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import login
from django.http import HttpResponseBadRequest
from django.shortcuts import redirect

from .tokens import fetch_tokens, verify_id_token
from .users import user_for_claims


def _random_string(length=32):
    return "".join(random.choice(string.ascii_letters + string.digits) for _ in range(length))


def start_login(request):
    state, nonce = _random_string(), _random_string()
    request.session["oidc"] = {"state": state, "nonce": nonce}
    query = urlencode({
        "client_id": settings.OIDC_CLIENT_ID,
        "redirect_uri": settings.OIDC_REDIRECT_URI,
        "response_type": "code",
        "scope": "openid email",
        "state": state,
        "nonce": nonce,
    })
    return redirect(f"{settings.OIDC_AUTHORIZE_URL}?{query}")


def callback(request):
    saved = request.session.pop("oidc", None)
    if saved is None or request.GET.get("state") != saved["state"]:
        return HttpResponseBadRequest("state")
    tokens = fetch_tokens(request.GET["code"])
    claims = verify_id_token(tokens["id_token"], nonce=saved["nonce"])
    login(request, user_for_claims(claims))
    return redirect(settings.LOGIN_REDIRECT_URL)
