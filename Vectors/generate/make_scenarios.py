"""Scripted sign-ins: what happens step by step, and what each contract asks for.

    python3 make_scenarios.py

Everything settles after every step. `outstandingAtMost` counts, whenever all has settled, the
requests whose attempt has no answer yet.
"""

from vectorfile import Ids, note, write

SOURCE = {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Stories after defects read in public sign-in code; error codes as in Apple's "
    "documentation of ASAuthorizationError",
}
DELEGATE = (
    "https://developer.apple.com/documentation/authenticationservices/"
    "asauthorizationcontrollerdelegate"
)
CONTINUATION = "https://developer.apple.com/documentation/swift/checkedcontinuation"
ERRORS = (
    "https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift."
    "struct/code"
)
NOTES = {
    "Plain": note("BASIC", "One attempt, one callback.", "Nobody can sign in.", DELEGATE),
    "Duplicate": note(
        "KNOWN_BUG", "A second callback after the first.",
        "A continuation that is resumed twice ends the process.", CONTINUATION),
    "Silent": note(
        "KNOWN_BUG", "A path that public code often leaves without an answer.",
        "The caller waits for ever, and a busy flag stays set."),
    "Malformed": note(
        "EDGE_CASE", "A credential that lacks something.",
        "A failed cast returns silently; a missing token becomes \"\"."),
    "ErrorCode": note(
        "FUNCTIONALITY", "Codes and domains of errors.",
        "A failure is taken for a cancel and hidden from the user, or the reverse.", ERRORS),
    "Early": note(
        "EDGE_CASE", "A callback from inside performRequests.",
        "It is lost where the continuation is stored after the start."),
    "CannotStart": note(
        "MISSING_STEP", "The attempt fails before a request is made.",
        "The caller waits, or the next attempt is refused for ever."),
    "Dropped": note(
        "KNOWN_BUG", "The caller keeps no reference.",
        "The provider holds its delegate weakly: it is freed and nobody answers.", DELEGATE),
    "Cancelled": note(
        "MISSING_STEP", "The caller gives up.", "The caller is not answered, or answered twice."),
    "Stray": note(
        "KNOWN_BUG", "A callback when no attempt waits for it.",
        "It is paired with an old nonce, or resumes a spent continuation."),
    "Reentrant": note(
        "EDGE_CASE", "An attempt that starts inside the completion of the last one.",
        "Clean-up after the completion wipes the new attempt."),
    "Overlap": note(
        "KNOWN_BUG", "An attempt that starts while another waits.",
        "One slot is overwritten: the first caller waits for ever, or gets the other's nonce."),
    "Released": note(
        "KNOWN_BUG", "An attempt after the end of another.",
        "A flag that stays set on some path refuses every later attempt."),
    "Stale": note(
        "KNOWN_BUG", "A late callback of an earlier attempt.",
        "It completes a later attempt, with the wrong nonce."),
    "Timeout": note(
        "MISSING_STEP", "Nobody calls back, and the declared time passes.",
        "A timer that never fires, or frees nothing, locks the user out."),
    "Entries": note(
        "KNOWN_BUG", "Two entry points.", "Each has a guard of its own, so both run."),
}
CREDENTIAL, CANCELLED, FAILURE, REFUSED = "credential", "cancelled", "failure", "refused"


def start(attempt, **more):
    return {"do": "start", "attempt": attempt} | more


def callback(attempt, kind, **more):
    return {"do": "callback", "attempt": attempt, "kind": kind} | more


def cancel_task(attempt):
    return {"do": "cancelTask", "attempt": attempt}


CANCEL = {"do": "cancel"}
DROP = {"do": "drop"}
TIMEOUT = {"do": "timeout"}


def ends(requests, outstanding, **answers):
    """An expectation; an answer is one word, or a tuple where legal variants differ."""
    return {
        "answers": {name: list(answer) if isinstance(answer, tuple) else [answer]
                    for name, answer in answers.items()},
        "requests": requests,
        "outstandingAtMost": outstanding,
    }


class Stories:
    def __init__(self, area):
        self.area, self.ids, self.groups = area, Ids(area), {}

    def add(self, name, comment, reason, flags, steps, expect, needs=()):
        """Adds a scenario to the requirement `name`; `expect` alone stands for every contract."""
        needed = set(needs)
        for step in steps:
            needed |= {f"{step['entry']}Entry"} if "entry" in step else set()
            needed |= {"byteSource"} if "bytes" in step else set()
            needed |= {"cancel"} if step["do"] == "cancel" else set()
            needed |= {"taskCancellation"} if step["do"] == "cancelTask" else set()
            needed |= {"timeout"} if step["do"] == "timeout" else set()
        self.groups.setdefault(name, []).append({
            "id": self.ids.next(name), "comment": comment, "flags": flags, "reason": reason,
            "needs": sorted(needed), "steps": steps,
            "expect": {"any": expect} if "answers" in expect else expect,
        })

    def write(self, header):
        write(self.area, "scenarios", SOURCE, header, NOTES, [
            {"type": "scenario", "comment": f"{self.area}.{name}",
             "requirement": f"{self.area}.{name}", "tests": tests}
            for name, tests in self.groups.items()
        ])


CALLBACK_ANSWERS = {
    "success": CREDENTIAL, "cancel": CANCELLED, "failure": FAILURE, "foreignCancel": FAILURE,
    "wrongCredentialType": FAILURE, "missingToken": FAILURE, "tokenNotUTF8": FAILURE,
    # Legal variants differ: the contract says whether the code is required, and a token without
    # bytes is refused by whoever verifies it.
    "missingCode": (CREDENTIAL, FAILURE), "emptyToken": (CREDENTIAL, FAILURE),
}


def continuation():
    s = Stories("continuation")
    for kind, answer in CALLBACK_ANSWERS.items():
        s.add("answered-once", f"one attempt, one {kind}",
              "Each callback of the provider has to reach the caller, once.", ["Plain", "Silent"],
              [start("A"), callback("A", kind)], ends(1, 1, A=answer))
    s.add("answered-once", "three attempts, one after the other",
          "What an ending leaves behind must not answer the next caller.", ["Plain"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "failure"), start("C"),
           callback("C", "cancel")],
          ends(3, 1, A=CREDENTIAL, B=FAILURE, C=CANCELLED))
    s.add("answered-once", "one attempt, one codeNotUTF8",
          "Each callback of the provider has to reach the caller, once.", ["Plain", "Silent"],
          [start("A"), callback("A", "codeNotUTF8")], ends(1, 1, A=(CREDENTIAL, FAILURE)))
    s.add("success", "success through the async entry point",
          "The credential pairs with the nonce of its own request.", ["Plain"],
          [start("A", entry="async"), callback("A", "success")], ends(1, 1, A=CREDENTIAL))
    s.add("success", "success through the completion handler",
          "The credential pairs with the nonce of its own request.", ["Plain"],
          [start("A", entry="completion"), callback("A", "success")], ends(1, 1, A=CREDENTIAL))
    s.add("success", "success after a failure",
          "A nonce kept from the failed attempt would not match.", ["Plain"],
          [start("A"), callback("A", "failure"), start("B"), callback("B", "success")],
          ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.add("success", "a user who has been here before: neither name nor address comes",
          "Apple sends them at the first authorization only.", ["Plain"],
          [start("A"), callback("A", "returning")], ends(1, 1, A=CREDENTIAL))
    s.add("success", "another user, who has been here before, after a new one",
          "The name that came last is somebody else's.", ["Plain"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "returning")],
          ends(2, 1, A=CREDENTIAL, B=CREDENTIAL))
    s.add("cancel", "the provider's cancel code in its own domain",
          "The user closed the sheet: no error is shown.", ["ErrorCode"],
          [start("A"), callback("A", "cancel")], ends(1, 1, A=CANCELLED))
    s.add("cancel", "the cancel code in another domain",
          "Code 1001 means something else there: comparing codes alone hides a failure.",
          ["ErrorCode"], [start("A"), callback("A", "foreignCancel")], ends(1, 1, A=FAILURE))
    s.add("cancel", "another error of the provider, code 1000",
          "Only one code is a cancel.", ["ErrorCode"],
          [start("A"), callback("A", "failure", code=1000)], ends(1, 1, A=FAILURE))
    s.add("cancel", "a cancel after a success",
          "The credential of before is no answer to a sheet that was closed.", ["Plain"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "cancel")],
          ends(2, 1, A=CREDENTIAL, B=CANCELLED))
    for code, word in ((1000, "unknown"), (1002, "invalid response"), (1003, "not handled"),
                       (1004, "failed"), (1005, "not interactive")):
        s.add("failure", f"code {code}: {word}", "The caller needs the code to say what went wrong.",
              ["ErrorCode"], [start("A"), callback("A", "failure", code=code)],
              ends(1, 1, A=FAILURE))
    s.add("failure", "no network, in the domain of URLs",
          "Errors of other domains come through the same callback.", ["ErrorCode"],
          [start("A"), callback("A", "failure", domain="NSURLErrorDomain", code=-1009)],
          ends(1, 1, A=FAILURE))
    for kind, comment in (
        ("wrongCredentialType", "a credential of another type"),
        ("missingToken", "no identity token"),
        ("tokenNotUTF8", "an identity token that is no UTF-8"),
        ("missingCode", "no authorization code"),
        ("emptyToken", "an identity token without bytes"),
    ):
        s.add("malformed", comment, "A failed cast or unwrap must not return in silence.",
              ["Malformed", "Silent"], [start("A"), callback("A", kind)],
              ends(1, 1, A=CALLBACK_ANSWERS[kind]))
    s.add("malformed", "malformed, then a good attempt",
          "The silent path also forgets to clean up.", ["Malformed"],
          [start("A"), callback("A", "missingToken"), start("B"), callback("B", "success")],
          ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.add("malformed", "a good attempt, then malformed",
          "What the first one brought must not fill in what the second one lacks.",
          ["Malformed"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "missingToken")],
          ends(2, 1, A=CREDENTIAL, B=FAILURE))
    s.add("malformed", "an authorization code that is no UTF-8",
          "A credential may come without it; one that was repaired is spent in vain.",
          ["Malformed", "Silent"], [start("A"), callback("A", "codeNotUTF8")],
          ends(1, 1, A=(CREDENTIAL, FAILURE)))
    for first, second in (
        ("success", "success"), ("success", "failure"), ("success", "cancel"),
        ("failure", "success"), ("failure", "failure"), ("cancel", "success"),
        ("cancel", "failure"), ("missingToken", "success"), ("success", "missingToken"),
    ):
        s.add("duplicates", f"{second} after {first}", "The first counts, the rest is ignored.",
              ["Duplicate"], [start("A"), callback("A", first), callback("A", second)],
              ends(1, 1, A=CALLBACK_ANSWERS[first]))
    s.add("duplicates", "four callbacks", "Ignoring one more is not enough.", ["Duplicate"],
          [start("A")] + [callback("A", kind) for kind in ("success", "failure", "success",
                                                           "cancel")],
          ends(1, 1, A=CREDENTIAL))
    for kind in ("success", "failure", "cancel", "missingToken"):
        s.add("early", f"{kind} from inside performRequests",
              "The continuation has to be stored before the request starts.", ["Early"],
              [start("A", early=kind)], ends(1, 1, A=CALLBACK_ANSWERS[kind]))
    s.add("early", "early success, then the same again",
          "The second finds the continuation spent.", ["Early", "Duplicate"],
          [start("A", early="success"), callback("A", "success")], ends(1, 1, A=CREDENTIAL))
    s.add("early", "early failure, then a good attempt",
          "Storing after the start stores what is already answered.", ["Early"],
          [start("A", early="failure"), start("B"), callback("B", "success")],
          ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.add("start-failure", "no window", "Without a window there is no sheet and no callback.",
          ["CannotStart", "Silent"], [start("A", window=False)], ends(0, 0, A=FAILURE))
    s.add("start-failure", "no window, then a window", "Nothing may be left behind.",
          ["CannotStart"], [start("A", window=False), start("B"), callback("B", "success")],
          ends(1, 1, A=FAILURE, B=CREDENTIAL))
    s.add("start-failure", "the byte source fails", "No nonce, no request, but an answer.",
          ["CannotStart", "Silent"], [start("A", bytes="fail")], ends(0, 0, A=FAILURE))
    s.add("start-failure", "the byte source fails, then works", "Nothing may be left behind.",
          ["CannotStart"], [start("A", bytes="fail"), start("B"), callback("B", "success")],
          ends(1, 1, A=FAILURE, B=CREDENTIAL))
    for kind in ("success", "failure", "cancel"):
        answers = tuple(dict.fromkeys((CALLBACK_ANSWERS[kind], FAILURE, CANCELLED)))
        s.add("dropped", f"dropped, then {kind}",
              "Either the delegate is kept alive, or the end of the object answers.", ["Dropped"],
              [start("A"), DROP, callback("A", kind)], ends(1, 1, A=answers))
    s.add("dropped", "dropped after the answer, then a stray success",
          "The delegate may be gone or not; the caller is answered already.", ["Dropped", "Stray"],
          [start("A"), callback("A", "success"), DROP, callback("A", "success")],
          ends(1, 1, A=CREDENTIAL))
    s.add("cancellation", "cancel() while waiting", "The caller is answered at once.",
          ["Cancelled"], [start("A"), CANCEL], ends(1, 1, A=CANCELLED))
    s.add("cancellation", "cancel() twice", "Cancelling again is harmless.", ["Cancelled"],
          [start("A"), CANCEL, CANCEL], ends(1, 1, A=CANCELLED))
    s.add("cancellation", "cancel(), then success", "The late credential is ignored.",
          ["Cancelled", "Stray"], [start("A"), CANCEL, callback("A", "success")],
          ends(1, 1, A=CANCELLED))
    s.add("cancellation", "cancel(), then the provider's cancel",
          "A provider that is told to stop calls back.", ["Cancelled", "Duplicate"],
          [start("A"), CANCEL, callback("A", "cancel")], ends(1, 1, A=CANCELLED))
    s.add("cancellation", "cancel() with nothing to cancel, then an attempt",
          "A cancel must not be kept for later.", ["Cancelled"],
          [CANCEL, start("A"), callback("A", "success")], ends(1, 1, A=CREDENTIAL))
    s.add("cancellation", "cancel() after the answer", "The answer stands.", ["Cancelled"],
          [start("A"), callback("A", "success"), CANCEL], ends(1, 1, A=CREDENTIAL))
    s.add("cancellation", "the task is cancelled", "The contract says that this ends the attempt.",
          ["Cancelled"], [start("A", entry="async"), cancel_task("A")], ends(1, 1, A=CANCELLED))
    s.add("cancellation", "the task is cancelled, then success", "The late credential is ignored.",
          ["Cancelled", "Stray"],
          [start("A", entry="async"), cancel_task("A"), callback("A", "success")],
          ends(1, 1, A=CANCELLED))
    s.add("cancellation", "the task is cancelled after the answer", "The answer stands.",
          ["Cancelled"],
          [start("A", entry="async"), callback("A", "success"), cancel_task("A")],
          ends(1, 1, A=CREDENTIAL))
    gone = (FAILURE, CANCELLED)
    s.add("timeout", "nobody ever calls back", "The declared escape has to fire.", ["Timeout"],
          [start("A"), TIMEOUT], ends(1, 1, A=gone))
    s.add("timeout", "after the timeout the next attempt starts",
          "The escape has to free the guard as well.", ["Timeout", "Released"],
          [start("A"), TIMEOUT, start("B"), callback("B", "success")],
          ends(2, 1, A=gone, B=CREDENTIAL))
    for kind in ("success", "failure"):
        s.add("timeout", f"a late {kind} after the timeout",
              "The caller has been told already.", ["Timeout", "Stray"],
              [start("A"), TIMEOUT, callback("A", kind)], ends(1, 1, A=gone))
    s.add("timeout", "a late success while the next attempt waits",
          "It belongs to an attempt that has ended.", ["Timeout", "Stale"],
          [start("A"), TIMEOUT, start("B"), callback("A", "success"), callback("B", "failure")],
          ends(2, 1, A=gone, B=FAILURE))
    s.add("timeout", "a late success, then the next attempt",
          "Nothing may be kept for the next attempt.", ["Timeout", "Stray"],
          [start("A"), TIMEOUT, callback("A", "success"), start("B"), callback("B", "success")],
          ends(2, 1, A=gone, B=CREDENTIAL))
    s.add("timeout", "answered in time, then the timer fires",
          "A timer that is not stopped must not answer again.", ["Timeout", "Duplicate"],
          [start("A"), callback("A", "success"), TIMEOUT], ends(1, 1, A=CREDENTIAL))
    s.add("timeout", "a newcomer is refused, and nobody ever calls back",
          "Refusing the newcomer must not stop the timer of the pending attempt.",
          ["Timeout", "Overlap"], [start("A"), start("B"), TIMEOUT],
          {"refuse": ends(1, 1, A=gone, B=REFUSED)})
    s.add("success", "a success, then one without a code",
          "What does not come is not replaced by what came before.", ["Plain"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "missingCode")],
          ends(2, 1, A=CREDENTIAL, B=(CREDENTIAL, FAILURE)))
    for step, first, comment, flags, answer in (
            (CANCEL, start("A"), "cancelled, then the timer fires", ["Cancelled"], CANCELLED),
            (cancel_task("A"), start("A", entry="async"),
             "the task is cancelled, then the timer fires", ["Cancelled"], CANCELLED),
            (callback("A", "failure"), start("A"), "failed in time, then the timer fires",
             ["Duplicate"], FAILURE)):
        s.add("timeout", comment, "The timer may come between an ending and what it has set off.",
              ["Timeout", *flags], [first, step, TIMEOUT], ends(1, 1, A=answer))
    s.add("timeout", "answered in time, then nobody calls back to the next attempt",
          "The first attempt's timer may come between the two, and is not the second one's.",
          ["Timeout", "Released"], [start("A"), callback("A", "success"), start("B"), TIMEOUT],
          ends(2, 1, A=CREDENTIAL, B=gone))
    for first, stray in (("success", "success"), ("failure", "success"), ("cancel", "success"),
                         ("missingToken", "success"), ("success", "failure")):
        s.add("clean", f"{first}, a stray {stray}, then another attempt",
              "The stray callback is ignored, and the next attempt is not harmed.", ["Stray"],
              [start("A"), callback("A", first), callback("A", stray), start("B"),
               callback("B", "success")],
              ends(2, 1, A=CALLBACK_ANSWERS[first], B=CREDENTIAL))
    s.add("clean", "cancel(), a stray success, then another attempt",
          "The stray callback is ignored, and the next attempt is not harmed.",
          ["Stray", "Cancelled"],
          [start("A"), CANCEL, callback("A", "success"), start("B"), callback("B", "success")],
          ends(2, 1, A=CANCELLED, B=CREDENTIAL))
    s.add("clean", "the task is cancelled, a stray success, then another attempt",
          "A handler that hops may come when the next attempt waits: it must end its own alone.",
          ["Stray", "Cancelled"],
          [start("A", entry="async"), cancel_task("A"), callback("A", "success"),
           start("B"), callback("B", "success")],
          ends(2, 1, A=CANCELLED, B=CREDENTIAL))
    for kind in ("success", "failure", "cancel", "missingToken"):
        s.add("reentrant", f"a new attempt from inside the completion after {kind}",
              "Clear first, then call back: else clean-up wipes the new attempt.", ["Reentrant"],
              [start("A", entry="completion"), start("B", entry="completion", inside="A"),
               callback("A", kind), callback("B", "success")],
              ends(2, 1, A=CALLBACK_ANSWERS[kind], B=CREDENTIAL))
    s.add("reentrant", "a new attempt right after the await",
          "The next line of the caller may run before clean-up does.", ["Reentrant"],
          [start("A", entry="async"), start("B", entry="async", inside="A"),
           callback("A", "success"), callback("B", "failure")],
          ends(2, 1, A=CREDENTIAL, B=FAILURE))
    s.add("reentrant", "three attempts, each inside the last",
          "Once is not enough: a flag may survive every other time.", ["Reentrant"],
          [start("A", entry="completion"), start("B", entry="completion", inside="A"),
           start("C", entry="completion", inside="B"), callback("A", "failure"),
           callback("B", "cancel"), callback("C", "success")],
          ends(3, 1, A=FAILURE, B=CANCELLED, C=CREDENTIAL))
    for comment, lack in (("there is no window", {"window": False}),
                          ("the byte source fails", {"bytes": "fail"})):
        s.add("reentrant", f"a new attempt from inside the completion, when {comment}",
              "Paths on which no request starts have to clean up first as well.",
              ["Reentrant", "CannotStart"],
              [start("A", entry="completion", **lack),
               start("B", entry="completion", inside="A"), callback("B", "success")],
              ends(1, 1, A=FAILURE, B=CREDENTIAL))
    s.write(["One caller at a time: every caller is answered exactly once."])


def overlap(a, b):
    """Two overlapping attempts whose own requests would end in `a` and `b`."""
    return {
        "refuse": ends(1, 1, A=a, B=REFUSED),
        "supersede": ends(2, 1, A=CANCELLED, B=b),
        "join": ends(1, 1, A=a, B=a),
        "independent": ends(2, 2, A=a, B=b),
    }


def guard():
    s = Stories("guard")
    for first, second in (("success", "success"), ("failure", "success"), ("cancel", "success"),
                          ("success", "failure"), ("missingToken", "success")):
        s.add("exclusive", f"two at once: {first}, then {second}",
              "Two sheets at once, or one slot for two callers.", ["Overlap"],
              [start("A"), start("B"), callback("A", first), callback("B", second)],
              overlap(CALLBACK_ANSWERS[first], CALLBACK_ANSWERS[second]))
    s.add("exclusive", "two at once, the second is called back first",
          "Callbacks need not come in the order of requests.", ["Overlap"],
          [start("A"), start("B"), callback("B", "failure"), callback("A", "success")],
          overlap(CREDENTIAL, FAILURE))
    s.add("exclusive", "three at once", "A guard that counts, or toggles, fails at the third.",
          ["Overlap"],
          [start("A"), start("B"), start("C"), callback("A", "success"), callback("B", "success"),
           callback("C", "success")],
          {
              "refuse": ends(1, 1, A=CREDENTIAL, B=REFUSED, C=REFUSED),
              "supersede": ends(3, 1, A=CANCELLED, B=CANCELLED, C=CREDENTIAL),
              "join": ends(1, 1, A=CREDENTIAL, B=CREDENTIAL, C=CREDENTIAL),
              "independent": ends(3, 3, A=CREDENTIAL, B=CREDENTIAL, C=CREDENTIAL),
          })
    s.add("exclusive", "cancel() with two at once", "Nobody may be left waiting.",
          ["Overlap", "Cancelled"], [start("A"), start("B"), CANCEL],
          {
              "refuse": ends(1, 1, A=CANCELLED, B=REFUSED),
              "supersede": ends(2, 1, A=CANCELLED, B=CANCELLED),
              "join": ends(1, 1, A=CANCELLED, B=CANCELLED),
          })
    s.add("exclusive", "who is answered starts again, and another one joins that",
          "Those who joined clean up one after the other, the last one after the new start.",
          ["Overlap", "Reentrant"],
          [start("A"), start("B"), start("C", inside="A"), callback("A", "success"), start("D"),
           callback("C", "success")],
          {"join": ends(2, 1, A=CREDENTIAL, B=CREDENTIAL, C=CREDENTIAL, D=CREDENTIAL)})
    for kind in ("success", "failure", "cancel"):
        s.add("refusal-harmless", f"a refused newcomer, then {kind}",
              "The refusal must not touch the first attempt's nonce, continuation or flag.",
              ["Overlap"], [start("A"), start("B"), callback("A", kind)],
              {"refuse": ends(1, 1, A=CALLBACK_ANSWERS[kind], B=REFUSED)})
    s.add("refusal-harmless", "two refused newcomers",
          "The first refusal must not clear the flag for the second.", ["Overlap"],
          [start("A"), start("B"), start("C"), callback("A", "success")],
          {"refuse": ends(1, 1, A=CREDENTIAL, B=REFUSED, C=REFUSED)})
    s.add("refusal-harmless", "a refused newcomer whose task is cancelled",
          "Cancelling the refused caller's task must not end the first attempt.",
          ["Overlap", "Cancelled"],
          [start("A", entry="async"), start("B", entry="async"), cancel_task("B"),
           callback("A", "success")],
          {"refuse": ends(1, 1, A=CREDENTIAL, B=REFUSED)})
    for kind in ("success", "failure", "cancel", "foreignCancel", "wrongCredentialType",
                 "missingToken", "tokenNotUTF8"):
        s.add("released", f"after {kind} the next attempt starts",
              "A flag that stays set on this path refuses everybody from now on.", ["Released"],
              [start("A"), callback("A", kind), start("B"), callback("B", "success")],
              ends(2, 1, A=CALLBACK_ANSWERS[kind], B=CREDENTIAL))
    s.add("released", "after no window the next attempt starts",
          "A flag set before the window was looked for stays set.", ["Released", "CannotStart"],
          [start("A", window=False), start("B"), callback("B", "success")],
          ends(1, 1, A=FAILURE, B=CREDENTIAL))
    s.add("released", "after a failing byte source the next attempt starts",
          "A flag set before the nonce was drawn stays set.", ["Released", "CannotStart"],
          [start("A", bytes="fail"), start("B"), callback("B", "success")],
          ends(1, 1, A=FAILURE, B=CREDENTIAL))
    s.add("released", "after cancel() the next attempt starts",
          "A cancel that answers but keeps the flag.", ["Released", "Cancelled"],
          [start("A"), CANCEL, start("B"), callback("B", "success")],
          ends(2, 1, A=CANCELLED, B=CREDENTIAL))
    s.add("released", "after the task is cancelled the next attempt starts",
          "A cancellation handler that answers but keeps the flag.", ["Released", "Cancelled"],
          [start("A", entry="async"), cancel_task("A"), start("B", entry="async"),
           callback("B", "success")],
          ends(2, 1, A=CANCELLED, B=CREDENTIAL))
    s.add("released", "after a refusal and the end of the first, a third starts",
          "A refusal that counts as an attempt never ends.", ["Released", "Overlap"],
          [start("A"), start("B"), callback("A", "success"), start("C"), callback("C", "success")],
          {"refuse": ends(2, 1, A=CREDENTIAL, B=REFUSED, C=CREDENTIAL)})
    s.add("released", "from inside the completion the next attempt starts",
          "The flag has to be cleared before the caller is called back.",
          ["Released", "Reentrant"],
          [start("A", entry="completion"), start("B", entry="completion", inside="A"),
           callback("A", "failure"), callback("B", "success")],
          ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.add("own-nonce", "two attempts, one after the other",
          "A nonce made once per object is sent twice.", ["Released"],
          [start("A"), callback("A", "success"), start("B"), callback("B", "success")],
          ends(2, 1, A=CREDENTIAL, B=CREDENTIAL))
    s.add("own-nonce", "two at once, called back in order",
          "One shared current nonce is overwritten by the later attempt.", ["Overlap"],
          [start("A"), start("B"), callback("A", "success"), callback("B", "success")],
          overlap(CREDENTIAL, CREDENTIAL))
    s.add("own-nonce", "two at once, called back in reverse",
          "One shared current nonce is overwritten by the later attempt.", ["Overlap"],
          [start("A"), start("B"), callback("B", "success"), callback("A", "success")],
          overlap(CREDENTIAL, CREDENTIAL))
    s.add("stale-callback", "an answered attempt's success again, while the next waits",
          "It would complete the next attempt with the wrong nonce.", ["Stale"],
          [start("A"), callback("A", "success"), start("B"), callback("A", "success"),
           callback("B", "failure")],
          ends(2, 1, A=CREDENTIAL, B=FAILURE))
    s.add("stale-callback", "a failed attempt's failure again, while the next waits",
          "It would end the next attempt.", ["Stale"],
          [start("A"), callback("A", "failure"), start("B"), callback("A", "failure"),
           callback("B", "success")],
          ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.add("stale-callback", "a cancelled attempt's late success, while the next waits",
          "The user sees one sheet and is signed in by another.", ["Stale", "Cancelled"],
          [start("A"), CANCEL, start("B"), callback("A", "success"), callback("B", "failure")],
          ends(2, 1, A=CANCELLED, B=FAILURE))
    s.add("stale-callback", "a cancelled attempt's late cancel, while the next waits",
          "A provider that is told to stop calls back late.", ["Stale", "Cancelled"],
          [start("A"), CANCEL, start("B"), callback("A", "cancel"), callback("B", "success")],
          ends(2, 1, A=CANCELLED, B=CREDENTIAL))
    s.add("stale-callback", "the older attempt's late failure after it was superseded",
          "The failure belongs to a caller who was answered.", ["Stale", "Overlap"],
          [start("A"), start("B"), callback("A", "failure"), callback("B", "success")],
          {"supersede": ends(2, 1, A=CANCELLED, B=CREDENTIAL)})
    for first, second in (("async", "completion"), ("completion", "async")):
        s.add("every-entry", f"{first} first, {second} while it waits",
              "Each entry point with a guard of its own lets both run.", ["Entries", "Overlap"],
              [start("A", entry=first), start("B", entry=second), callback("A", "success"),
               callback("B", "success")],
              overlap(CREDENTIAL, CREDENTIAL))
        s.add("every-entry", f"{first} ends, then {second}",
              "The flag that one entry point sets is cleared by the other's path only.",
              ["Entries", "Released"],
              [start("A", entry=first), callback("A", "failure"), start("B", entry=second),
               callback("B", "success")],
              ends(2, 1, A=FAILURE, B=CREDENTIAL))
    s.write(["Several callers: refuse, supersede, join and independent are legal; silence is not."])


continuation()
guard()
