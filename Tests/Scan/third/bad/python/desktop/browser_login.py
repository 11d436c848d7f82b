"""Opens the system browser and waits for the redirect to localhost."""
import asyncio
import webbrowser

from aiohttp import web


class BrowserLogin:
    def __init__(self, port=8765):
        self.port = port
        self._answer = None

    async def start(self):
        app = web.Application()
        app.router.add_get("/callback", self._on_callback)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self.port).start()

    async def sign_in(self, authorize_url):
        self._answer = asyncio.get_running_loop().create_future()
        webbrowser.open(authorize_url)
        return await self._answer

    async def _on_callback(self, request):
        # the browser may load this page again, e.g. when its tabs are restored
        code = request.query.get("code")
        if self._answer is not None:
            self._answer.set_result(code)
        return web.Response(text="You may close this window now.")
