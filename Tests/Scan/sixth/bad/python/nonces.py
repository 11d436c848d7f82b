import os
import time

from redis.asyncio import Redis

# Letters without the ones people confuse on the TV login screen.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789abcdefghijkmnpqrstuvwxyz"
TTL = 600


def make_nonce(length: int = 24) -> str:
    out = []
    while len(out) < length:
        for b in os.urandom(length * 2):
            if b >= 250:
                continue
            out.append(LETTERS[b % len(LETTERS)])
            if len(out) == length:
                break
    return "".join(out)


async def issue(redis: Redis, device: str) -> str:
    nonce = make_nonce()
    await redis.set(f"login:{device}", nonce, ex=TTL)
    await redis.zadd("login:issued", {device: time.time()})
    return nonce


async def take(redis: Redis, device: str) -> str | None:
    value = await redis.getdel(f"login:{device}")
    return value.decode() if value else None
