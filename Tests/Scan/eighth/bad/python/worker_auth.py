import logging
import os
import random

log = logging.getLogger(__name__)

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class SignInFlow:
    def __init__(self, client, store):
        self.client = client
        self.store = store
        self._random = random.Random(os.getpid())

    def begin(self, session_id):
        nonce = "".join(self._random.choice(LETTERS) for _ in range(32))
        self.store.put(session_id, nonce, ttl=600)
        log.info("sign-in started for %s", session_id)
        return self.client.authorization_url(scope="openid", nonce=nonce)

    def finish(self, session_id, id_token):
        expected = self.store.pop(session_id)
        if expected is None:
            raise PermissionError("no sign-in was started")
        return self.client.verify(id_token, nonce=expected)
