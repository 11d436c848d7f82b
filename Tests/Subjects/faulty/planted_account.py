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
        "account.state", "unknown-state-goes-on"),
    "change-without-a-change": (
        'if before and before["id"] != user["id"] else', "if before else",
        "account.link-keeps-user", None),
    "in-use-is-an-error": (
        'if failure.code != "credentialInUse" or not failure.updated:', "if True:",
        "account.link-in-use", "in-use-as-error"),
    "link-error-replaced": (
        "                raise\n", '                raise Failure("signInFailed")\n',
        "account.link-errors", "link-error-replaced"),
    "silent-after-failed-update": (
        "return ended(end.value)", 'return None if end.value.get("problem") else ended(end.value)',
        "account.answered", "error-not-answered"),
    "overwritten-by-nothing": (
        "in told.items() if value}", "in told.items()}",
        "account.first-sign-in-only", "absence-stored"),
    "failed-update-unsaid": (
        ", problem=failure.code)", ")",
        "account.display-name", "update-error-dropped"),
    "cancel-is-an-error": (
        'None if failure.code == "cancelled" else failure.code', "failure.code",
        "account.cancel-quiet", "cancel-as-error"),
    "button-authorizes-again": (
        "return await self.enter(*self.button, self.credential(sheet, self.button[0]))\n",
        "credential = self.credential(sheet, self.button[0])\n"
        "        await self.authorize(self.button[0])\n"
        "        return await self.enter(*self.button, credential)\n",
        "account.single-authorization", "native-button-authorizes"),
    "forgets-after-the-backend": (
        'self.device.keep({"user": None})\n        await self.device.call("signOut")\n',
        'await self.device.call("signOut")\n        self.device.keep({"user": None})\n',
        "account.sign-out",
        "id-forgotten-late"),
    "observer-kept": (
        'call("signOut")\n        self.device.stop_observing()', 'call("signOut")',
        "account.revoked-running", "observer-kept"),
    "unknown-state-signs-out": (
        'if state in ("revoked", "notFound"):', 'if state != "authorized":',
        "account.revoked-launch", "every-state-signs-out"),
    "deletes-before-revoking": (
        'await self.device.call("revokeToken", code=credential["authorizationCode"])\n'
        '        await self.device.call("deleteData")\n',
        'await self.device.call("deleteData")\n'
        '        await self.device.call("revokeToken", code=credential["authorizationCode"])\n',
        "account.delete", "deleted-before-revocation"),
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
