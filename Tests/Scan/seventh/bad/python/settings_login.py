"""Login view of the admin (aiohttp), with the values of one deployment."""
import hashlib
import secrets

from aiohttp import web
from aiohttp_session import get_session

from .provider import Provider

LOGIN_NONCE = secrets.token_urlsafe(32)


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class LoginView(web.View):
    @property
    def provider(self) -> Provider:
        return self.request.app["provider"]

    async def get(self) -> web.Response:
        session = await get_session(self.request)
        session["state"] = secrets.token_urlsafe(16)
        raise web.HTTPFound(self.provider.authorize_url(state=session["state"], nonce=LOGIN_NONCE))

    async def post(self) -> web.Response:
        session = await get_session(self.request)
        form = await self.request.post()
        state = session.pop("state", None)
        if state is None or form.get("state") != state:
            raise web.HTTPBadRequest(text="state")
        claims = await self.provider.verify(form["id_token"], nonce=LOGIN_NONCE)
        session["user"] = claims["sub"]
        raise web.HTTPFound("/admin")
