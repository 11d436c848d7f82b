import secrets
import time
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import login
from django.http import HttpResponseBadRequest
from django.shortcuts import redirect
from django.views.decorators.http import require_GET

from .idtoken import InvalidToken, verify
from .users import user_for


@require_GET
def begin(request):
    attempt = {
        "state": secrets.token_urlsafe(24),
        "nonce": secrets.token_urlsafe(24),
        "started": time.time(),
    }
    request.session["login_attempt"] = attempt
    return redirect(settings.OIDC_AUTHORIZE + "?" + urlencode({
        "client_id": settings.OIDC_CLIENT_ID,
        "response_type": "code",
        "redirect_uri": settings.OIDC_REDIRECT,
        "scope": "openid email",
        "state": attempt["state"],
        "nonce": attempt["nonce"],
    }))


@require_GET
def callback(request):
    attempt = request.session.pop("login_attempt", None)
    if attempt is None or time.time() - attempt["started"] > 600:
        return HttpResponseBadRequest("login expired")
    if not secrets.compare_digest(attempt["state"], request.GET.get("state", "")):
        return HttpResponseBadRequest("state")
    try:
        claims = verify(request.GET["code"], attempt["nonce"])
    except InvalidToken as error:
        return HttpResponseBadRequest(str(error))
    login(request, user_for(claims))
    return redirect("/")
