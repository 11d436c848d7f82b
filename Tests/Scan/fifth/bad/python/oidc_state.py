import random
import time

from django.conf import settings


class OidcState:
    """State and nonce of one OpenID Connect login."""

    def __init__(self, session_key):
        random.seed(f"{settings.SECRET_KEY}{session_key}{time.time()}")
        self.nonce = "%032x" % random.getrandbits(128)

    def params(self):
        return {"scope": "openid email", "nonce": self.nonce}
