import asyncio
import secrets
from dataclasses import dataclass, field
from time import monotonic


@dataclass
class Attempt:
    chat: int
    nonce: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    started: float = field(default_factory=monotonic)

    @property
    def expired(self) -> bool:
        return monotonic() - self.started > 300


class BotLogin:
    """Sign in by a link that the Telegram bot sends."""

    def __init__(self, send):
        self._send = send
        self._open: dict[int, Attempt] = {}
        self._busy: set[int] = set()

    async def start(self, chat: int) -> None:
        if chat in self._busy:
            return
        self._busy.add(chat)
        try:
            attempt = Attempt(chat)
            self._open[chat] = attempt
            await asyncio.wait_for(self._send(chat, f"https://club.example/t#{attempt.nonce}"), 10)
        finally:
            self._busy.discard(chat)

    def confirm(self, chat: int, nonce: str) -> bool:
        attempt = self._open.pop(chat, None)
        if attempt is None or attempt.expired or not nonce:
            return False
        return secrets.compare_digest(attempt.nonce, nonce)
