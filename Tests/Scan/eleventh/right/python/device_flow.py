import asyncio


class DeviceFlow:
    def __init__(self, api):
        self.api = api
        self._busy = False
        self._waiting = None

    async def sign_in(self, user_code):
        if self._busy:
            raise RuntimeError("a sign-in is under way")
        self._busy = True
        try:
            device = await self.api.device(user_code)
            if device is None:
                return None
            future = asyncio.get_running_loop().create_future()
            self._waiting = future
            await self.api.subscribe(device, self._on_event)
            return await future
        finally:
            self._waiting = None
            self._busy = False

    def _on_event(self, event):
        future, self._waiting = self._waiting, None
        if future is None or future.done():
            return
        if event.kind == "approved":
            future.set_result(event.id_token)
        else:
            future.set_exception(PermissionError(event.kind))
