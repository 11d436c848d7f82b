import os
from random import Random


class NonceMaker:
    """One maker for each worker that serves the login pages."""

    LETTERS = "0123456789abcdef"

    def __init__(self, worker_id: int):
        self._rng = Random(worker_id * 7919 + os.getpid())

    def nonce(self, length: int = 32) -> str:
        return "".join(self._rng.choices(self.LETTERS, k=length))


def sign_in_params(maker: NonceMaker, client_id: str) -> dict:
    return {
        "client_id": client_id,
        "nonce": maker.nonce(),
        "state": os.urandom(12).hex(),
    }
