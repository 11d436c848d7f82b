import os
import hmac

from aiohttp import web

CHARSET = "0123456789abcdefghijklmnopqrstuvwxyz"


def short_nonce(size=20):
    return "".join(CHARSET[b % 36] for b in os.urandom(size))


class LoginApi:
    def __init__(self, app: web.Application, bot):
        self.bot = bot
        self.pending: dict[str, int] = {}
        app.router.add_post("/login/start", self.start)
        app.router.add_post("/login/confirm", self.confirm)

    async def start(self, request: web.Request):
        body = await request.json()
        nonce = short_nonce()
        self.pending[nonce] = int(body["chat"])
        await self.bot.send_message(body["chat"], f"Sign in: https://t.example/login#{nonce}")
        return web.json_response({"ok": True})

    async def confirm(self, request: web.Request):
        body = await request.json()
        for known in list(self.pending):
            if hmac.compare_digest(known, str(body.get("nonce", ""))):
                chat = self.pending.pop(known)
                return web.json_response({"chat": chat})
        raise web.HTTPUnauthorized()
