"""The subject of Python's standard library, whose answers to one operation are not what they must be.

    auth-conformance -- python3 -S Tests/Faults/stray.py OPERATION NTH CHANGE

From the Nth request for OPERATION on each answer has CHANGE, one of those below.
"""
import json
import pathlib
import runpy
import sys

from mutants import HOSTILE, HUGE, deep

OPERATIONS = [
    "hello", "nonces", "digests", "byteDigests", "streamDigest", "match", "signIn.start",
    "signIn.cancel", "signIn.settle", "provider.callback", "account.start", "account.perform",
    "account.reply", "account.notice", "account.settle",
]


def members(answer, make):
    return {key: make(value) if key != "id" else value for key, value in answer.items()}


def items(answer, make):
    return members(answer, lambda value: make(value) if isinstance(value, list) else value)


def noticed(message):
    """A notice that nobody expects, then the answer."""
    return lambda answer: [message, answer]


CHANGES = {
    "null": lambda answer: members(answer, lambda value: None),
    "number": lambda answer: members(answer, lambda value: HUGE),
    "hostile": lambda answer: members(answer, lambda value: HOSTILE),
    "deep": lambda answer: members(answer, lambda value: deep(500)),
    "object": lambda answer: members(answer, lambda value: {HOSTILE: HOSTILE}),
    "empty": lambda answer: {"id": answer["id"]},
    "one more": lambda answer: items(answer, lambda value: value + value[:1]),
    "one fewer": lambda answer: items(answer, lambda value: value[:-1]),
    "items null": lambda answer: items(answer, lambda value: [None] * len(value)),
    "items hostile": lambda answer: items(answer, lambda value: [HOSTILE] * len(value)),
    "items long": lambda answer: items(answer, lambda value: ["x" * 1_000_000] * min(8, len(value))),
    "unknown key": lambda answer: {**answer, HOSTILE: HOSTILE},
    "error": lambda answer: {"id": answer["id"], "error": {"code": HOSTILE, "message": HOSTILE}},
    "error null": lambda answer: {"id": answer["id"], "error": None},
    "id text": lambda answer: {**answer, "id": str(answer["id"])},
    "id huge": lambda answer: {**answer, "id": HUGE},
    "id less": lambda answer: {**answer, "id": answer["id"] - 1},
    "no id": lambda answer: members({**answer, "id": 0}, lambda value: value) | {"id": None},
    "a list": lambda answer: [[answer]],
    "notice unknown": noticed({"notice": HOSTILE}),
    "notice request": noticed({"notice": "provider.requested", "request": HUGE, "nonce": HOSTILE}),
    "notice request again": noticed({"notice": "provider.requested", "request": 1, "nonce": "x"}),
    "notice answered": noticed({"notice": "signIn.answered", "attempt": -HUGE, "answer": HOSTILE}),
    "notice called": noticed({"notice": "account.called", "coordinator": HUGE, "call": -1,
                              "kind": HOSTILE}),
    "notice account": noticed({"notice": "account.answered", "coordinator": 1, "action": HUGE,
                               "answer": "signedIn", "user": HOSTILE}),
    "notice stored": noticed({"notice": "account.stored", "coordinator": HUGE,
                              "provider": HOSTILE, "record": {"user": HOSTILE * 10_000}}),
    "progress": noticed({"notice": "progress",
                         "progress": {"number": HUGE, "label": HOSTILE, "ifEnds": "legal"}}),
}


def main():
    operation, nth, change = sys.argv[1], int(sys.argv[2]), CHANGES[sys.argv[3]]
    open_requests, seen, write = {}, [0], sys.stdout.write

    def lines():
        for line in sys.__stdin__:
            request = json.loads(line)
            seen[0] += request["op"] == operation
            open_requests[request["id"]] = request["op"] == operation and seen[0] >= nth
            yield line

    class Output:
        """What is printed, line by line."""

        def write(self, text):
            if not text.startswith("{"):
                return write(text)
            answer = json.loads(text)
            if not open_requests.get(answer.get("id")):
                return write(text)
            changed = change(answer)
            changed = changed if isinstance(changed, list) else [changed]
            return write("\n".join(map(json.dumps, changed)))

        def flush(self):
            sys.__stdout__.flush()

    folder = pathlib.Path(__file__).resolve().parents[1] / "Subjects/python-stdlib"
    sys.path.insert(0, str(folder))
    sys.stdin, sys.stdout = lines(), Output()
    try:
        runpy.run_path(str(folder / "subject.py"), run_name="__main__")
    except StopIteration:
        pass


if __name__ == "__main__":
    main()
