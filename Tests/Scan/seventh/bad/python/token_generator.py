"""Random text for login flows, shared by `accounts` and `partners`."""
from __future__ import annotations

import os
from dataclasses import dataclass

BASE62 = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class LoginChallenge:
    state: str
    nonce: str

    @classmethod
    def new(cls) -> "LoginChallenge":
        return cls(state=base62(22), nonce=base62(43))


def base62(length: int) -> str:
    if length < 1:
        raise ValueError("length must be positive")
    return "".join(BASE62[b % 62] for b in os.urandom(length))


def mask(token: str) -> str:
    """For logs."""
    return token[:4] + "…" if len(token) > 8 else "…"
