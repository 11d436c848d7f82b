import uuid
from urllib.parse import urlencode

from django.http import HttpResponseRedirect
from django.views import View


class AppleStart(View):
    """Sends the browser to Apple."""

    def get(self, request):
        nonce = uuid.uuid1().hex
        request.session["apple_nonce"] = nonce
        query = urlencode({
            "client_id": "com.example.web",
            "response_type": "code id_token",
            "nonce": nonce,
        })
        return HttpResponseRedirect("https://appleid.apple.com/auth/authorize?" + query)
