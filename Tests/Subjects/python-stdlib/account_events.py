"""The adapter of the account: operations of the runner become calls, and calls back notices.

A task of the account runs until it awaits a reply, so when an operation is answered nothing is
under way any more, and `account.settle` has nothing to wait for.
"""
import types

from account import PROVIDER, Account, Failure

OWNER = f"{PROVIDER} owner"


class Device:
    """What the account has around it: who is signed in, what is kept, who listens, whom to call."""

    def __init__(self, order, tell):
        self.user, self.records = order.get("currentUser"), order["records"]
        self.tell, self.observer, self.observations = tell, None, 0

    @property
    def kept(self):
        return self.records.get(PROVIDER) or {}

    def keep(self, told):
        self.records[PROVIDER] = {**self.kept, **told}
        self.tell("stored", provider=PROVIDER, record=self.kept)

    def own(self, user, digest):
        """Keeps whose the details are, by a digest that outlives a sign-out; another's are dropped."""
        kept, own = self.kept, digest(user.encode())
        known = (self.records.get(OWNER) or {}).get("user")
        last = digest(kept["user"].encode()) if kept.get("user") else known
        if last and last != own:
            self.records[PROVIDER] = {}
        self.records[OWNER] = {"user": own}
        self.tell("stored", provider=OWNER, record=self.records[OWNER])

    def observe(self):
        if self.observer is None:
            self.observations += 1
            self.observer = self.observations
            self.tell("observed", observer=self.observer)

    def stop_observing(self):
        if self.observer is not None:
            self.tell("unobserved", observer=self.observer)
            self.observer = None

    @types.coroutine
    def call(self, kind, **arguments):
        reply = yield {"kind": kind, **arguments}
        if failure := reply.get("failure"):
            raise Failure(failure["code"], failure.get("updated"))
        return {**reply, "sheet": opened(reply["sheet"])} if "sheet" in reply else reply


def opened(sheet):
    """A sheet's outcome with text where the wire has bytes in hexadecimal."""
    given = dict(sheet.get("credential", {}))
    for member in given.keys() & {"identityToken", "authorizationCode"}:
        given[member] = bytes.fromhex(given[member]).decode("utf-8")
    return {**sheet, "credential": given}


class AccountEvents:
    def __init__(self, nonce, digest, send):
        self.tools, self.send = (nonce, digest), send
        self.operations = {
            "account.start": self.start, "account.perform": self.perform,
            "account.reply": self.reply, "account.notice": self.notice,
            "account.settle": lambda _: {
                "view": {"isLoading": self.account.loading, "errorText": self.account.error}}}

    def start(self, order):
        def tell(notice, **members):
            self.send({"notice": f"account.{notice}", "coordinator": order["coordinator"], **members})
        self.tell, self.calls, self.waiting = tell, 0, {}
        self.device = Device(order, tell)
        self.account = Account(self.device, *self.tools)

    def perform(self, order):
        actions = {
            "launch": lambda: self.account.launch(),
            "signInAnonymously": lambda: self.account.sign_in_anonymously(),
            "signIn": lambda: self.account.tap("signIn"), "link": lambda: self.account.tap("link"),
            "reauthenticate": lambda: self.account.tap("reauth"),
            "signOut": lambda: self.account.sign_out(), "delete": lambda: self.account.delete(),
            "configureButton": lambda: self.account.configure_button(order["flow"]),
            "completeButton": lambda: self.account.complete_button(opened(order["sheet"]))}
        task = self.account.run(actions[order["verb"]]())
        self.go_on(task, None, lambda end: self.tell("answered", action=order["action"], **end))

    def reply(self, order):
        self.device.user = order.get("currentUser")
        # A second reply to one call finds nobody waiting.
        self.waiting.pop(order["call"], lambda _: None)(order)

    def notice(self, order):
        if order["observer"] == self.device.observer:
            self.go_on(self.account.run(self.account.hear_revocation()), None, lambda _: None)

    def go_on(self, task, reply, ended):
        """Runs a task up to its next call, or to its end."""
        try:
            call = task.send(reply)
        except StopIteration as end:
            return ended(end.value)
        self.calls += 1
        self.waiting[self.calls] = lambda reply: self.go_on(task, reply, ended)
        self.tell("called", call=self.calls, **call)
