from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field


@dataclass
class LoginAttempt:
    nonce: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    state: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    started: float = field(default_factory=time.monotonic)

    @property
    def expired(self) -> bool:
        return time.monotonic() - self.started > 600


class Attempts:
    def __init__(self) -> None:
        self._by_state: dict[str, LoginAttempt] = {}

    def begin(self) -> LoginAttempt:
        attempt = LoginAttempt()
        self._by_state[attempt.state] = attempt
        return attempt

    def take(self, state: str) -> LoginAttempt | None:
        attempt = self._by_state.pop(state, None)
        return None if attempt is None or attempt.expired else attempt
