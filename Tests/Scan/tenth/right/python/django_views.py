from django.conf import settings
from django.http import HttpResponseForbidden
from django.shortcuts import redirect
from django.utils.crypto import constant_time_compare, get_random_string
from django.views.decorators.http import require_POST

from .tokens import verify_id_token


def login(request):
    nonce = get_random_string(32)
    request.session["oidc_nonce"] = nonce
    return redirect(f"{settings.OIDC_AUTHORIZE}?client_id={settings.OIDC_CLIENT_ID}&nonce={nonce}")


@require_POST
def callback(request):
    expected = request.session.pop("oidc_nonce", None)
    claims = verify_id_token(request.POST["id_token"])
    nonce = claims.get("nonce")
    if not expected or not nonce or not constant_time_compare(nonce, expected):
        return HttpResponseForbidden()
    request.session["sub"] = claims["sub"]
    return redirect("/")
