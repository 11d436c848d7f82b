import time
from collections import defaultdict, deque

from starlette.middleware.base import BaseHTTPMiddleware
from starlette.responses import JSONResponse


class LoginThrottle(BaseHTTPMiddleware):
    """At most `limit` attempts per address in `window` seconds."""

    def __init__(self, app, limit=10, window=60):
        super().__init__(app)
        self.limit = limit
        self.window = window
        self.hits = defaultdict(deque)

    async def dispatch(self, request, call_next):
        if not request.url.path.startswith("/login"):
            return await call_next(request)
        now = time.monotonic()
        hits = self.hits[request.client.host]
        while hits and now - hits[0] > self.window:
            hits.popleft()
        if len(hits) >= self.limit:
            return JSONResponse({"error": "too_many"}, status_code=429)
        hits.append(now)
        response = await call_next(request)
        response.headers["X-Server-Time"] = str(int(time.time()))
        return response
