"""State and nonce for the OpenID Connect login."""
import base64
import hashlib
import random
import secrets
import string
import time
from dataclasses import dataclass, field

ALPHABET = string.ascii_letters + string.digits
_rng = random.Random(time.time())


def make_nonce(length: int = 32) -> str:
    return "".join(_rng.choice(ALPHABET) for _ in range(length))


@dataclass
class LoginAttempt:
    redirect_to: str
    nonce: str = field(default_factory=make_nonce)
    state: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    verifier: str = field(default_factory=lambda: secrets.token_urlsafe(64))

    @property
    def challenge(self) -> str:
        digest = hashlib.sha256(self.verifier.encode()).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
