"""Authorization code flow of the partner portal (Starlette)."""
import logging
import secrets
import string
import time
from dataclasses import dataclass, field
from urllib.parse import urlencode

logger = logging.getLogger(__name__)

UNRESERVED = string.ascii_letters + string.digits + "-._~"
MAX_AGE = 600


def random_text(length: int) -> str:
    return "".join(secrets.choice(UNRESERVED) for _ in range(length))


@dataclass(frozen=True)
class Attempt:
    state: str = field(default_factory=lambda: random_text(22))
    nonce: str = field(default_factory=lambda: random_text(43))
    started: float = field(default_factory=time.time)

    @property
    def expired(self) -> bool:
        return time.time() - self.started > MAX_AGE


class OidcFlow:
    def __init__(self, settings, cache):
        self._settings = settings
        self._cache = cache

    async def begin(self, redirect_uri: str) -> str:
        attempt = Attempt()
        await self._cache.set(f"attempt:{attempt.state}", attempt, ttl=MAX_AGE)
        logger.info("attempt %s…", attempt.state[:6])
        query = {
            "client_id": self._settings.client_id,
            "redirect_uri": redirect_uri,
            "response_type": "code",
            "scope": "openid email",
            "state": attempt.state,
            "nonce": attempt.nonce,
        }
        return f"{self._settings.issuer}/authorize?{urlencode(query)}"
