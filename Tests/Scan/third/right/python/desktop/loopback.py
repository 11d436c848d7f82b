import asyncio
import webbrowser
from typing import Optional

from aiohttp import web


class LoopbackReceiver:
    """Waits for one redirect of the identity provider."""

    def __init__(self) -> None:
        self._future: Optional[asyncio.Future] = None

    async def wait_for_code(self, url: str, timeout: float = 300) -> str:
        if self._future is not None:
            raise RuntimeError("a sign-in is already running")
        self._future = asyncio.get_running_loop().create_future()
        webbrowser.open(url)
        try:
            return await asyncio.wait_for(self._future, timeout)
        finally:
            self._future = None

    async def handle(self, request: web.Request) -> web.Response:
        future, self._future = self._future, None
        if future is not None and not future.done():
            future.set_result(request.query.get("code"))
        return web.Response(text="Done, you may close this tab.")
