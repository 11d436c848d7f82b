import asyncio
import logging

log = logging.getLogger(__name__)


class DeviceLogin:
    def __init__(self, api):
        self.api = api
        self._busy = False
        self._future = None

    async def sign_in(self, user_code):
        if self._busy:
            raise RuntimeError("a sign-in is under way")
        self._busy = True
        device = await self.api.device(user_code)
        if device is None:
            log.warning("unknown code %s", user_code)
            return None
        self._future = asyncio.get_running_loop().create_future()
        await self.api.subscribe(device, self._on_event)
        try:
            return await self._future
        finally:
            self._busy = False

    def _on_event(self, event):
        if event.kind == "approved":
            self._future.set_result(event.id_token)
        elif event.kind == "denied":
            self._future.set_exception(PermissionError("denied"))
