import hashlib
import os
import random
import string
from dataclasses import dataclass

LETTERS = string.ascii_letters + string.digits


@dataclass(frozen=True)
class Attempt:
    raw: str
    hashed: str


def make_nonce(length: int = 32) -> str:
    # worker processes must not share their sequence
    rng = random.Random(os.getpid())
    return "".join(rng.choice(LETTERS) for _ in range(length))


def new_apple_attempt() -> Attempt:
    """The hash goes to Apple, the raw text stays on the server."""
    raw = make_nonce()
    return Attempt(raw=raw, hashed=hashlib.sha256(raw.encode()).hexdigest())


def matches(attempt: Attempt, token_nonce: str) -> bool:
    return bool(token_nonce) and token_nonce == attempt.hashed
