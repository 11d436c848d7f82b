#!/usr/bin/env python3
"""The python-stdlib subject with one defect planted into its sign-in flow.

    auth-conformance -- python3 Tests/Subjects/faulty/planted_signin.py DEFECT
"""
import pathlib
import sys
import types

HEALTHY = pathlib.Path(__file__).parent.parent / "python-stdlib"
AREAS = "continuation,guard"

# Each defect: what is replaced by what, the requirement that must fail first, its likely cause.
DEFECTS = {
    "leaked-caller": (
        'if attempt:\n            attempt.answer("cancelled")', "pass",
        "continuation.cancellation", "cancel-drops-caller"),
    "double-answer": (
        "if self.pending is not attempt:\n            return", "if False:\n            return",
        "continuation.duplicates", "slot-not-cleared"),
    "slot-not-cleared": (
        "self.pending = None\n        failure", "failure",
        "guard.released", "flag-stays-set"),
    "stale-callback": (
        "if self.pending is not attempt:\n            return",
        "attempt = self.pending\n        if not attempt:\n            return",
        "guard.stale-callback", "controller-not-compared"),
    "late-callback-ends": (
        "if self.pending is not attempt:", "if not self.pending:",
        "guard.stale-callback", "controller-not-compared"),
    "no-guard": (
        "if self.pending:\n", "if False:\n",
        "guard.exclusive", "no-guard"),
    "check-await-set": (
        'return answer("refused")\n',
        'return answer("refused")\n        LATER.append(lambda: self.go_on(has_window, answer))\n\n'
        '    def go_on(self, has_window, answer):\n',
        "guard.suspension", "check-await-set"),
    "started-before-stored": (
        "attempt = self.pending = Attempt(self.nonce(), answer)\n",
        "attempt = Attempt(self.nonce(), answer)\n",
        "continuation.early", "started-before-stored"),
    "wipes-inner-attempt": (
        'attempt.answer("failure", code="noToken")\n',
        'attempt.answer("failure", code="noToken")\n        self.pending = None\n',
        "continuation.reentrant",
        "cleanup-wipes-inner-attempt"),
}


def planted(defect):
    text = (HEALTHY / "signin.py").read_text()
    old, new, *_ = DEFECTS[defect]
    assert text.count(old) == 1, f"'{old}' is there {text.count(old)} times"
    text = text.replace(old, new)
    if defect == "check-await-set":
        # What an await leaves for later is done when everything settles.
        settle = '"signIn.settle": lambda _: None'
        assert text.count(settle) == 1
        text = "LATER = []\n" + text.replace(
            settle, '"signIn.settle": lambda _: ([LATER.pop(0)() for _ in LATER[:]], None)[1]')
    if defect == "started-before-stored":
        late = "lambda outcome: self.finish(attempt, outcome))\n"
        assert text.count(late) == 1
        text = text.replace(late, late + "        self.pending = attempt\n")
    return text


if __name__ == "__main__":
    signin = types.ModuleType("signin")
    exec(compile(planted(sys.argv[1]), "signin.py", "exec"), signin.__dict__)
    sys.modules["signin"] = signin
    sys.path.insert(0, str(HEALTHY))
    subject = HEALTHY / "subject.py"
    exec(compile(subject.read_text(), str(subject), "exec"))
