import random
import string

from django.conf import settings
from django.shortcuts import redirect
from django.utils.http import urlencode


def login(request):
    """Send the browser to the identity provider."""
    nonce = "".join(random.choice(string.ascii_letters + string.digits) for _ in range(32))
    request.session["oidc_nonce"] = nonce
    query = urlencode(
        {
            "client_id": settings.OIDC_CLIENT_ID,
            "response_type": "code",
            "scope": "openid email",
            "nonce": nonce,
            "redirect_uri": request.build_absolute_uri("/callback"),
        }
    )
    return redirect(f"{settings.OIDC_ISSUER}/authorize?{query}")
