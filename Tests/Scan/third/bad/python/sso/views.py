import jwt
from django.conf import settings
from django.contrib.auth import get_user_model, login
from django.http import HttpResponseForbidden
from django.shortcuts import redirect
from django.views.decorators.http import require_GET

from .tokens import exchange_code

jwks = jwt.PyJWKClient(settings.OIDC_JWKS_URL)


@require_GET
def callback(request):
    state = request.session.pop("oidc_state", None)
    if not state or request.GET.get("state") != state:
        return HttpResponseForbidden("state")

    id_token = exchange_code(request.GET["code"])
    key = jwks.get_signing_key_from_jwt(id_token)
    claims = jwt.decode(
        id_token,
        key.key,
        algorithms=["RS256"],
        audience=settings.OIDC_CLIENT_ID,
        issuer=settings.OIDC_ISSUER,
    )
    if claims.get("nonce") != request.session.pop("oidc_nonce", None):
        return HttpResponseForbidden("nonce")

    user, _ = get_user_model().objects.get_or_create(
        username=claims["sub"], defaults={"email": claims.get("email", "")}
    )
    login(request, user)
    return redirect("home")
