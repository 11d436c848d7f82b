"""A program that does not mean well, or that a misprint makes behave as if it did not.

    auth-conformance --area digest -- python3 -S Tests/Faults/attacker.py WHAT [CONTRACT]

WHAT is one of the functions below, or 'right'; CONTRACT is JSON that replaces the usual contract, or
the name of a file of this folder with it: a word of a command line cannot be longer than 128 KiB.
"""
import json
import os
import signal
import sys
import time

HOSTILE = "\x1b]0;owned\x07\x1b[2J\r\n::error::injected\n\u202etxt\u2066"
CONTRACT = {"name": "attacker", "capabilities": ["digest"]}


def send(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def for_ever(step):
    while True:
        step()


def hang():
    """Says that it has come so far, and sleeps."""
    if "FAULT_REACHED" in os.environ:
        open(os.environ["FAULT_REACHED"], "w").close()
    for_ever(lambda: time.sleep(1_000_000))


def double_fork():
    """A grandchild in a session of its own, which keeps the pipes and outlives everybody."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(1_000_000)
        os._exit(0)
    os.wait()


def session():
    """A child in a session of its own."""
    if os.fork() == 0:
        os.setsid()
        time.sleep(1_000_000)


def right(request):
    import hashlib
    if request["op"] == "hello":
        return {"wire": 1, "contract": CONTRACT}
    if request["op"] == "digests":
        return {"digests": [hashlib.sha256(text.encode()).hexdigest() for text in request["texts"]]}
    return {}


def hello_error(request):
    return {"error": {"code": HOSTILE, "message": HOSTILE}}


def hello_key(request):
    return {"wire": 1, "contract": {**CONTRACT, HOSTILE + "x" * 7_000_000: 1}}


def hello_capability(request):
    return {"wire": 1, "contract": {"name": "x", "capabilities": [HOSTILE + "x" * 7_000_000]}}


def judges(request):
    """Claims to hold the checks, and finds nothing wrong."""
    if request["op"] == "hello":
        return {"wire": 1, "contract": CONTRACT, "judges": "0.1.0", "build": "debug"}
    if request["op"] == "judge":
        return {"outcome": {"grade": "pass", "cases": 7, "scope": "everything"}}
    if request["op"] == "digests":
        return {"digests": ["0" * 64 for _ in request["texts"]]}
    return {}


def lies(request):
    """Proves to hold the checks, on purpose, and answers 'judge' with what LIE says."""
    import hashlib
    if request["op"] == "hello":
        words = f"{os.environ['CHECKS']} {request['proof']}"
        return {"wire": 1, "contract": CONTRACT, "build": "debug",
                "judges": hashlib.sha256(words.encode()).hexdigest()}
    if request["op"] == "judge":
        lie = json.loads(os.environ["LIE"])
        if "pause" in lie:
            for_ever(lambda: (send({"notice": "progress"}), time.sleep(lie["pause"])))
        if "flood" in lie:
            flood()
        if "mark" in lie:
            send({"notice": "progress", "progress": lie["mark"]})
            os.kill(os.getpid(), signal.SIGKILL)
        return {"outcome": {"grade": "fail", "cases": 7, "scope": "x", **lie}}
    return {}


def leaves_group(request):
    if request["op"] == "digests":
        os.setpgid(0, os.getpgid(os.getppid()))
        hang()
    return right(request)


def group_then_dies(request):
    """A child in a process group of its own keeps the pipes."""
    if request["op"] == "digests":
        if os.fork() == 0:
            os.setpgid(0, 0)
            time.sleep(1_000_000)
        os.kill(os.getpid(), signal.SIGKILL)
    return right(request)


def hangs(request):
    """Behind a daemon and a child in a session of its own."""
    if request["op"] == "digests":
        double_fork()
        session()
        hang()
    return right(request)


def daemon_then_dies(request):
    if request["op"] == "digests":
        double_fork()
        os.kill(os.getpid(), signal.SIGSEGV)
    return right(request)


def session_then_hangs(request):
    if request["op"] == "digests":
        session()
        hang()
    return right(request)


def daemon(request):
    if request["op"] == "digests":
        double_fork()
    return right(request)


def slow_notices(request):
    if request["op"] == "digests":
        for_ever(lambda: (send({"notice": "progress"}), time.sleep(0.1)))
    return right(request)


def flood():
    line = json.dumps({"notice": "progress"}) + "\n"
    for_ever(lambda: sys.stdout.write(line * 1000))


def notice_flood(request):
    if request["op"] == "digests":
        flood()
    return right(request)


class Retry:
    """A sign-in that begins anew after every failed callback, or whenever somebody looks."""
    number = 0

    def __init__(self, *operations):
        self.operations = ("signIn.start", *operations)

    def __call__(self, request):
        if request["op"] == "hello":
            return {"wire": 1, "contract": {"name": "retry", "capabilities": ["signIn"]}}
        if request["op"] in self.operations:
            Retry.number += 1
            send({"notice": "provider.requested", "request": Retry.number, "nonce": "0" * 64})
        return {}


RETRIES = {"retry": Retry("provider.callback"), "retry_at_settle": Retry("signIn.settle")}


def main():
    global CONTRACT
    if len(sys.argv) > 2:
        CONTRACT = json.loads(sys.argv[2] if sys.argv[2][0] in "[{" else open(sys.argv[2]).read())
    answer = RETRIES.get(sys.argv[1]) or globals()[sys.argv[1]]
    for line in sys.stdin:
        request = json.loads(line)
        send({"id": request["id"], **answer(request)})
        if request["op"] == "bye":
            break


main()
