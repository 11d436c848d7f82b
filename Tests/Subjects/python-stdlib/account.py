"""The account behind a sign-in: whatever it awaits takes time, in which anything may happen."""
PROVIDER = "apple.com"
CANCELED = {"domain": "com.apple.AuthenticationServices.AuthorizationError", "code": 1001}


class Failure(Exception):
    def __init__(self, code, updated=None):
        self.code, self.updated = code, updated


class Account:
    def __init__(self, device, nonce, digest):
        self.device, self.nonce, self.digest = device, nonce, digest
        self.loading, self.error, self.button, self.departures = False, None, None, 0

    async def run(self, action):
        """Shows loading, does something, and says how it ended."""
        self.loading, self.error = True, None
        try:
            return await action or {"answer": "done"}
        except Failure as failure:
            self.error = None if failure.code == "cancelled" else failure.code
            return {"answer": "failed" if self.error else "cancelled", "code": failure.code}
        finally:
            self.loading = False

    async def launch(self):
        user, stored = self.device.user, self.device.kept.get("user")
        if user:
            self.device.observe()
        if user and PROVIDER in user["providers"] and stored:
            try:
                state = (await self.device.call("credentialState", user=stored))["state"]
            except Failure:
                return  # No network is no revocation.
            if state in ("revoked", "notFound"):
                await self.sign_out()

    async def sign_in_anonymously(self):
        user = (await self.device.call("signInAnonymously"))["user"]
        self.device.observe()
        return self.signed_in(user, None)

    async def tap(self, flow):
        return await self.enter(*await self.authorize(flow))

    async def authorize(self, flow):
        raw = self.nonce()
        reply = await self.device.call("authorize", **self.request(flow, raw))
        return flow, raw, self.credential(reply["sheet"], flow)

    def request(self, flow, raw):
        return {"nonce": self.digest(raw.encode()), "state": flow, "scopes": ["fullName", "email"]}

    async def configure_button(self, flow):
        self.button = flow, self.nonce()
        return {"answer": "request", **self.request(*self.button)}

    async def complete_button(self, sheet):
        return await self.enter(*self.button, self.credential(sheet, self.button[0]))

    async def enter(self, flow, raw, credential):
        """Uses the credential for what its state says."""
        before, departures = self.device.user, self.departures
        token = {"identityToken": credential["identityToken"], "rawNonce": raw}
        kind = "reauthenticate" if flow == "reauth" else flow
        try:
            user = (await self.device.call(kind, **token))["user"]
        except Failure as failure:
            if failure.code != "credentialInUse" or not failure.updated:
                raise
            user = (await self.device.call("signIn", **failure.updated))["user"]
        if flow == "reauth":
            return self.signed_in(user, before)
        if departures != self.departures:
            await self.device.call("signOut")
            raise Failure("signedOutMeanwhile")
        name = " ".join(filter(None, map(credential.get, ("givenName", "familyName"))))
        told = {"user": credential["user"], "name": name, "email": credential.get("email")}
        self.device.own(credential["user"], self.digest)
        self.device.keep({what: value for what, value in told.items() if value})  # Told only once.
        self.device.observe()
        try:
            if name:
                await self.device.call("updateProfile", displayName=name)
        except Failure as failure:
            return self.signed_in(user, before, problem=failure.code)
        return self.signed_in(user, before)

    async def sign_out(self):
        self.departures += 1
        if user := self.device.kept.get("user"):
            self.device.own(user, self.digest)
        self.device.keep({"user": None})
        await self.device.call("signOut")
        self.device.stop_observing()

    async def hear_revocation(self):
        if self.device.user and PROVIDER in self.device.user["providers"]:
            await self.sign_out()

    async def delete(self):
        if self.device.user and PROVIDER not in self.device.user["providers"]:
            await self.device.call("deleteData")
            await self.device.call("deleteUser")
            self.departures += 1
            return self.device.stop_observing()
        flow, raw, credential = await self.authorize("reauth")
        if not credential.get("authorizationCode"):
            raise Failure("noCode")
        await self.enter(flow, raw, credential)
        await self.device.call("revokeToken", code=credential["authorizationCode"])
        await self.device.call("deleteData")
        await self.device.call("deleteUser")
        self.departures += 1
        self.device.keep({"user": None})
        self.device.stop_observing()

    def credential(self, sheet, flow):
        if failure := sheet.get("failure"):
            raise Failure("cancelled" if failure == CANCELED else str(failure["code"]))
        if sheet["credential"].get("state") != flow:
            raise Failure("unexpectedState")
        return sheet["credential"]

    def signed_in(self, user, before, problem=None):
        replaced = before["id"] if before and before["id"] != user["id"] else None
        return {"answer": "signedIn", "user": user["id"], "replaced": replaced, "problem": problem}
