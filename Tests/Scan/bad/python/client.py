import time
import uuid


class OidcClient:
    def make_nonce(self):
        nonce = str(uuid.uuid1())
        return nonce

    def make_state(self):
        return str(time.time())
