import random
import string
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpResponseBadRequest
from django.shortcuts import redirect

from .tokens import verify_id_token
from .models import Account


def _nonce(length=32):
    alphabet = string.ascii_letters + string.digits
    return "".join(random.choice(alphabet) for _ in range(length))


def login(request):
    nonce = _nonce()
    request.session["oidc_nonce"] = nonce
    query = urlencode({
        "client_id": settings.OIDC_CLIENT_ID,
        "response_type": "id_token",
        "response_mode": "form_post",
        "scope": "openid email",
        "nonce": nonce,
    })
    return redirect(f"{settings.OIDC_AUTHORIZE}?{query}")


def callback(request):
    nonce = request.session.pop("oidc_nonce", None)
    if nonce is None:
        return HttpResponseBadRequest("no login in progress")
    claims = verify_id_token(request.POST["id_token"], nonce=nonce)
    Account.objects.login(request, claims["sub"])
    return redirect("/")
