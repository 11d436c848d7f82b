import hashlib
import hmac

import jwt
from jwt import PyJWKClient
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.models import LoginAttempt, Member

KEYS = PyJWKClient("https://appleid.apple.com/auth/keys")


class AppleAuthView(APIView):
    authentication_classes = []

    def post(self, request):
        attempt = LoginAttempt.take(request.data.get("attempt"))
        if attempt is None or not attempt.nonce:
            raise AuthenticationFailed("attempt")

        token = request.data["identity_token"]
        header = jwt.get_unverified_header(token)
        if header.get("alg") != "RS256":
            raise AuthenticationFailed("alg")
        key = KEYS.get_signing_key_from_jwt(token)
        claims = jwt.decode(token, key.key, algorithms=["RS256"], audience="at.chor.app",
                            issuer="https://appleid.apple.com")

        expected = hashlib.sha256(attempt.nonce.encode()).hexdigest()
        if not hmac.compare_digest(str(claims.get("nonce", "")), expected):
            raise AuthenticationFailed("nonce")
        member, _ = Member.objects.get_or_create(apple_sub=claims["sub"])
        return Response({"token": member.issue_token()})
