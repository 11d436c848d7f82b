from __future__ import annotations

import uuid
from dataclasses import dataclass, field


@dataclass
class SignInAttempt:
    provider: str
    nonce: str = field(default_factory=lambda: uuid.uuid1().hex)

    def params(self) -> dict[str, str]:
        return {"scope": "openid", "nonce": self.nonce}


class Attempts:
    def __init__(self) -> None:
        self._open: dict[str, SignInAttempt] = {}

    def begin(self, state: str, provider: str) -> SignInAttempt:
        attempt = SignInAttempt(provider)
        self._open[state] = attempt
        return attempt

    def finish(self, state: str) -> SignInAttempt | None:
        return self._open.pop(state, None)
