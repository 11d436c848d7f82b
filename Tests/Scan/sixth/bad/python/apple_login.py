import hashlib
import logging
import secrets

import jwt
from django.contrib.auth import get_user_model, login
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_GET, require_POST

from .models import Hut, Membership

log = logging.getLogger(__name__)
User = get_user_model()
BUNDLE = "at.huettenbuch.app"


@require_GET
def apple_nonce(request: HttpRequest) -> JsonResponse:
    raw = secrets.token_urlsafe(32)
    request.session["apple_nonce"] = raw
    return JsonResponse({"nonce": hashlib.sha256(raw.encode()).hexdigest()})


def _claims(token: str) -> dict:
    return jwt.decode(token, options={"verify_signature": False}, audience=BUNDLE)


def _join_home_hut(user) -> None:
    hut = Hut.objects.filter(is_default=True).first()
    if hut is not None:
        Membership.objects.get_or_create(user=user, hut=hut)


@require_POST
def apple_login(request: HttpRequest) -> JsonResponse:
    raw = request.session.pop("apple_nonce", None)
    if not raw:
        return JsonResponse({"detail": "expired"}, status=400)

    claims = _claims(request.POST.get("identity_token", ""))
    if claims.get("nonce") != hashlib.sha256(raw.encode()).hexdigest():
        log.warning("apple nonce does not match for %s", request.META.get("REMOTE_ADDR"))
        return JsonResponse({"detail": "nonce"}, status=401)

    user, created = User.objects.get_or_create(
        username=f"apple-{claims['sub']}", defaults={"email": claims.get("email", "")}
    )
    if created:
        _join_home_hut(user)
    login(request, user)
    return JsonResponse({"id": user.pk, "created": created})
