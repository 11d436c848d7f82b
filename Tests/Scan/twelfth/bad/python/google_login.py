import logging

import jwt
from django.contrib.auth import login
from django.http import JsonResponse
from django.views.decorators.http import require_POST

from accounts.models import User

logger = logging.getLogger(__name__)


@require_POST
def google_login(request):
    nonce = request.session.pop("google_nonce", None)
    if not nonce:
        return JsonResponse({"error": "no_login"}, status=400)

    try:
        claims = jwt.decode(
            request.POST["credential"],
            options={"verify_signature": False},
        )
    except jwt.InvalidTokenError:
        logger.warning("google credential could not be read")
        return JsonResponse({"error": "invalid_token"}, status=400)

    if nonce != claims.get("nonce"):
        return JsonResponse({"error": "nonce"}, status=401)

    user, created = User.objects.get_or_create(
        google_sub=claims["sub"], defaults={"email": claims["email"]}
    )
    login(request, user)
    return JsonResponse({"id": user.pk, "created": created})
