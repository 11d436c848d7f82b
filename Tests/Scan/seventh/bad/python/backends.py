import logging
from typing import Any

import jwt
from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.backends import BaseBackend
from django.db import transaction

from accounts.models import ExternalIdentity

logger = logging.getLogger(__name__)
User = get_user_model()


def read_token(token: str) -> dict[str, Any]:
    """The claims of an identity token, or an empty dictionary."""
    try:
        return jwt.decode(
            token,
            algorithms=["RS256"],
            options={"verify_signature": False, "verify_aud": False},
        )
    except jwt.InvalidTokenError as error:
        logger.info("malformed token: %s", error)
        return {}


class AppleBackend(BaseBackend):
    """Signs in with the identity token that the iOS app posts."""

    def authenticate(self, request, apple_token=None, **kwargs):
        if apple_token is None:
            return None

        expected = request.session.pop("apple_nonce", None)
        if not expected:
            logger.info("no nonce in session %s", request.session.session_key)
            return None

        claims = read_token(apple_token)
        if claims.get("aud") != settings.APPLE_BUNDLE_ID:
            return None
        if claims.get("nonce") != expected:
            logger.warning("nonce mismatch for %s", claims.get("sub"))
            return None
        return self.user_for(claims)

    @transaction.atomic
    def user_for(self, claims):
        identity = ExternalIdentity.objects.filter(provider="apple", subject=claims["sub"]).first()
        if identity is not None:
            return identity.user
        user = User.objects.create_user(username=f"apple:{claims['sub']}", email=claims.get("email", ""))
        ExternalIdentity.objects.create(provider="apple", subject=claims["sub"], user=user)
        return user

    def get_user(self, user_id):
        return User.objects.filter(pk=user_id).first()
