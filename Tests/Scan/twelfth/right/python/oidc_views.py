import secrets

from django.contrib.auth import login
from django.core.exceptions import PermissionDenied
from django.shortcuts import redirect
from django.views import View

from .backends import OIDCBackend


class LoginView(View):
    def get(self, request):
        attempt = {
            "state": secrets.token_urlsafe(24),
            "nonce": secrets.token_urlsafe(32),
            "next": request.GET.get("next", "/"),
        }
        request.session["oidc_attempt"] = attempt
        return redirect(OIDCBackend().authorize_url(attempt["state"], attempt["nonce"]))


class CallbackView(View):
    def get(self, request):
        attempt = request.session.pop("oidc_attempt", None)
        if not attempt or not secrets.compare_digest(attempt["state"], request.GET.get("state", "")):
            raise PermissionDenied("state")
        backend = OIDCBackend()
        claims = backend.verified_claims(request.GET["code"])
        nonce = claims.get("nonce")
        if not nonce or nonce != attempt["nonce"]:
            raise PermissionDenied("nonce")
        login(request, backend.user_for(claims), backend="accounts.backends.OIDCBackend")
        return redirect(attempt["next"])
