#!/usr/bin/env python3
"""The python-threads subject with one defect planted into what its threads and its child share.

    auth-conformance -- python3 Tests/Subjects/faulty/planted_process.py DEFECT
"""
import pathlib
import sys

HEALTHY = pathlib.Path(__file__).parent.parent / "python-threads" / "subject.py"
AREAS = "nonce,digest,token"

# Each defect: what is replaced by what, the requirement that alone must fail, its likely cause.
DEFECTS = {
    "letters-unlocked": (
        '    with lock:\n        while len(ahead) < length:\n'
        '            ahead.extend(secrets.choice(ALPHABET) for _ in range(1_024))\n'
        '        letters = "".join(ahead[:length])\n',
        '    if True:\n        while len(ahead) < length:\n'
        '            ahead.extend(secrets.choice(ALPHABET) for _ in range(1_024))\n'
        '        letters = "".join(ahead[:length])\n'
        '        time.sleep(0.0001)\n',
        "nonce.unique-threads",
        "unlocked-generator"),
    "letters-copied-by-fork": (
        "os.register_at_fork(after_in_child=ahead.clear)", "",
        "nonce.fork", "state-forked"),
    "one-hasher": (
        "digest(text.encode()) for text in", "shared_digest(text) for text in",
        "digest.deterministic", "hasher-shared"),
    "looked-up-then-kept": (
        "        used.add(attempt[\"rawNonce\"])\n",
        "    time.sleep(0.001)\n    used.add(attempt[\"rawNonce\"])\n",
        "token.replay-concurrent", "redeemed-twice-at-once"),
}


def shared_digest(text):
    """Right as long as nobody else has begun in between."""
    import hashlib
    import time
    global hasher
    hasher = hashlib.sha256()
    time.sleep(0.0001)
    hasher.update(text.encode())
    return hasher.hexdigest()


def planted(defect):
    """The subject's text with the defect in the one place that it belongs to."""
    old, new, *_ = DEFECTS[defect]
    text = HEALTHY.read_text()
    assert text.count(old) == 1, f"'{old}' is there {text.count(old)} times"
    return text.replace(old, new)


if __name__ == "__main__":
    __file__ = str(HEALTHY)
    exec(compile(planted(sys.argv[1]), str(HEALTHY), "exec"))
