import secrets
import time
from dataclasses import dataclass, field


@dataclass
class LoginAttempt:
    provider: str
    nonce: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    created: float = field(default_factory=time.time)

    def expired(self, ttl: int = 600) -> bool:
        return time.time() - self.created > ttl
