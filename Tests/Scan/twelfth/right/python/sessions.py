import hmac
import json
import secrets
import time

from redis.asyncio import Redis


class SessionStore:
    def __init__(self, redis: Redis, ttl: int = 3600):
        self._redis = redis
        self._ttl = ttl

    async def create(self, user_id: int) -> tuple[str, str]:
        sid = secrets.token_hex(32)
        csrf = secrets.token_urlsafe(16)
        value = json.dumps({"user": user_id, "csrf": csrf, "created": int(time.time())})
        await self._redis.set(f"session:{sid}", value, ex=self._ttl)
        return sid, csrf

    async def load(self, sid: str, csrf: str | None) -> int | None:
        value = await self._redis.get(f"session:{sid}")
        if value is None:
            return None
        data = json.loads(value)
        if csrf is None or not hmac.compare_digest(csrf, data["csrf"]):
            return None
        return data["user"]

    async def destroy(self, sid: str) -> None:
        await self._redis.delete(f"session:{sid}")
