#!/usr/bin/env python3
"""The python-stdlib subject with one defect planted into its account.

    auth-conformance -- python3 Tests/Subjects/faulty/planted_account.py DEFECT
"""
import pathlib
import sys
import types

HEALTHY = pathlib.Path(__file__).parent.parent / "python-stdlib"
AREAS = "account"

# Each defect: what is replaced by what, the requirement that alone must fail, its likely cause.
DEFECTS = {
    "state-not-looked-at": (
        'if sheet["credential"].get("state") != flow:', "if False:",
        "account.state", "the switch over the state has a default that goes on"),
    "change-without-a-change": (
        'if before and before["id"] != user["id"] else', "if before else",
        "account.link-keeps-user", None),
    "in-use-is-an-error": (
        'if failure.code != "credentialInUse" or not failure.updated:', "if True:",
        "account.link-in-use", "'credential in use' is treated like every other error"),
    "link-error-replaced": (
        "                raise\n", '                raise Failure("signInFailed")\n',
        "account.link-errors", "the error is replaced by a text of the app's own"),
    "silent-after-failed-update": (
        "return ended(end.value)", 'return None if end.value.get("problem") else ended(end.value)',
        "account.answered", "a failed profile update is not answered"),
    "overwritten-by-nothing": (
        "in told.items() if value}", "in told.items()}",
        "account.first-sign-in-only", "what does not come is stored as nothing"),
    "failed-update-unsaid": (
        ", problem=failure.code)", ")",
        "account.display-name", "the error of the profile update is dropped"),
    "cancel-is-an-error": (
        'None if failure.code == "cancelled" else failure.code', "failure.code",
        "account.cancel-quiet", "the provider's code 1001 is treated like every other error"),
    "button-authorizes-again": (
        "return await self.enter(*self.button, self.credential(sheet, self.button[0]))\n",
        "credential = self.credential(sheet, self.button[0])\n"
        "        await self.authorize(self.button[0])\n"
        "        return await self.enter(*self.button, credential)\n",
        "account.single-authorization", "the button's handler starts a controller of its own"),
    "forgets-after-the-backend": (
        'self.device.keep({"user": None})\n        await self.device.call("signOut")\n',
        'await self.device.call("signOut")\n        self.device.keep({"user": None})\n',
        "account.sign-out",
        "the id is forgotten after the backend's sign-out, which may fail"),
    "observer-kept": (
        'call("signOut")\n        self.device.stop_observing()', 'call("signOut")',
        "account.revoked-running", "the observer is kept after the sign-out"),
    "unknown-state-signs-out": (
        'if state in ("revoked", "notFound"):', 'if state != "authorized":',
        "account.revoked-launch", "everything but 'authorized' is taken for a revocation"),
    "deletes-before-revoking": (
        'await self.device.call("revokeToken", code=credential["authorizationCode"])\n'
        '        await self.device.call("deleteData")\n',
        'await self.device.call("deleteData")\n'
        '        await self.device.call("revokeToken", code=credential["authorizationCode"])\n',
        "account.delete", "what is deleted before the revocation cannot be revoked any more"),
}


def plant(defect):
    """Loads the account with the defect in the one place that it belongs to."""
    old, new, *_ = DEFECTS[defect]
    texts = {name: (HEALTHY / f"{name}.py").read_text() for name in ("account", "account_events")}
    found = sum(text.count(old) for text in texts.values())
    assert found == 1, f"'{old}' is there {found} times"
    sys.path.insert(0, str(HEALTHY))
    for name, text in texts.items():
        module = types.ModuleType(name)
        sys.modules[name] = module
        exec(compile(text.replace(old, new), f"{name}.py", "exec"), module.__dict__)


if __name__ == "__main__":
    plant(sys.argv[1])
    subject = HEALTHY / "subject.py"
    exec(compile(subject.read_text(), str(subject), "exec"))
