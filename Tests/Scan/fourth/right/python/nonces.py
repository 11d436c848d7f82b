"""Nonces of the login."""
import hashlib
import secrets
import string
from dataclasses import dataclass

ALPHABET = string.ascii_letters + string.digits


@dataclass(frozen=True)
class Nonce:
    raw: str

    @classmethod
    def new(cls, length: int = 32) -> "Nonce":
        return cls("".join(secrets.choice(ALPHABET) for _ in range(length)))

    @property
    def hashed(self) -> str:
        return hashlib.sha256(self.raw.encode()).hexdigest()
