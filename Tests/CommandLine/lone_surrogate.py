#!/usr/bin/env python3
"""Sends halves of surrogate pairs, which JSON can hold and UTF-8 cannot, to an adapter of 'init'.

    lone_surrogate.py VERDICT COMMAND ARG…

VERDICT is what it says of an unsigned token: accept or reject.
Each is refused: the adapter neither ends nor accepts it, and what comes after is answered.
"""
import base64
import hashlib
import json
import subprocess
import sys

HALF = "\ud800"
VERDICT, *COMMAND = sys.argv[1:]


def token(nonce):
    parts = [{"alg": "RS256"}, {"nonce": nonce}]
    coded = [base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode()
             for part in parts]
    return ".".join([*coded, "AA"])


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def match(token, nonce):
    return {"op": "match", "attempts": [{"token": token, "rawNonce": nonce}]}


REJECTED = {"verdicts": [{"verdict": "reject"}]}
# Whoever puts U+FFFD in its place takes one nonce for another.
CASES = [
    (match(token(HALF), "abc"), REJECTED), (match(HALF, "abc"), REJECTED),
    (match(token(digest("\ufffd")), HALF), REJECTED), (match(token(HALF), HALF), REJECTED),
    ({"op": "digests", "texts": [HALF]}, "error"), ({"op": HALF}, "error"),
    # A sample that verifies signatures accepts no such token; its digest is tried above.
    (match(token(digest("abc")), "abc"), {"verdicts": [{"verdict": VERDICT}]}),
    ({"op": "bye"}, {}),
]
lines = [json.dumps({"id": index, **request}) + "\n" for index, (request, _) in enumerate(CASES)]
done = subprocess.run(COMMAND, input="".join(lines).encode(), stdout=subprocess.PIPE)
# A program whose requests overlap answers them in any order.
answers = sorted(map(json.loads, done.stdout.splitlines()), key=lambda answer: answer["id"])
assert done.returncode == 0 and len(answers) == len(CASES), (done.returncode, answers)
for index, (answer, (request, right)) in enumerate(zip(answers, CASES)):
    assert answer.pop("id") == index, answer
    assert "error" in answer if right == "error" else answer == right, (request, answer)
