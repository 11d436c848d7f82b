import uuid

from django.conf import settings
from django.http import HttpResponseForbidden
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import urlencode

from .tokens import verify_id_token


def login(request):
    nonce = uuid.uuid1().hex
    request.session["oidc_nonce"] = nonce
    query = urlencode({
        "response_type": "code",
        "scope": "openid email",
        "client_id": settings.OIDC_CLIENT_ID,
        "redirect_uri": request.build_absolute_uri(reverse("oidc_callback")),
        "nonce": nonce,
    })
    return redirect(f"{settings.OIDC_AUTHORIZE}?{query}")


def callback(request):
    claims = verify_id_token(request.GET["code"])
    if claims.get("nonce") != request.session.get("oidc_nonce"):
        return HttpResponseForbidden("nonce")
    request.session["user"] = claims["sub"]
    return redirect("/")
