import logging
import random
import time

import requests

log = logging.getLogger(__name__)


class AuthClient:
    """Client credentials login with a cached token and polite retries."""

    def __init__(self, token_url, client_id, client_secret):
        self._token_url = token_url
        self._auth = (client_id, client_secret)
        self._token = None
        self._expires = 0.0

    def token(self):
        if self._token is None or self._expires - time.monotonic() < 30:
            self._fetch()
        return self._token

    def _fetch(self):
        for attempt in range(5):
            reply = requests.post(
                self._token_url,
                auth=self._auth,
                data={"grant_type": "client_credentials"},
                timeout=10,
            )
            if reply.status_code == 200:
                body = reply.json()
                self._token = body["access_token"]
                self._expires = time.monotonic() + body["expires_in"]
                return
            delay = min(30, 2 ** attempt) * random.uniform(0.5, 1.0)
            log.warning("token endpoint: %s, next try in %.1f s", reply.status_code, delay)
            time.sleep(delay)
        raise RuntimeError("no token")
