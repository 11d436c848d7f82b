#!/usr/bin/env python3
"""An adapter with a score of mistakes in its messages, for `auth-conformance smoke`."""
import base64
import hashlib
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


print("adapter ready", flush=True)  # 1: something before the first answer
for line in sys.stdin:
    request = json.loads(line)
    op, reply = request["op"], {"id": request["id"]}
    if op == "hello":
        reply["wire"] = "1"  # 2: a text
        reply["contract"] = {"name": "mistakes", "capabilities": [
            "nonce", "digest", "byteDigest", "streamingDigest", "token", "signIn", "account",
            "nonces"]}  # 3: no such capability
    elif op == "nonces":
        reply["nonces"] = ["a", 7]  # 4: two of three; 5: one of them a number
    elif op == "digests":
        hashes = [hashlib.sha256(text.encode()).digest() for text in request["texts"]]
        reply["digests"] = [base64.b64encode(value).decode() for value in hashes]  # 6: base64
    elif op == "byteDigests":
        reply["digest"] = ["", ""]  # 7: the member's name
    elif op == "streamDigest":
        reply["id"] = str(request["id"])  # 8: the id is a text
        reply["digests"] = [hashlib.sha256(b"abc").hexdigest()]
    elif op == "match":
        reply["verdicts"] = [{"verdict": "rejected", "reason": "nonceMissmatch"}]  # 9, 10
    elif op == "signIn.start":
        say({"notice": "provider.requested", "request": "1", "nonce": "n"})  # 11: a text
    elif op == "signIn.cancel":
        say({"notice": "signIn.answered", "answer": "canceled"})  # 12: no attempt; 13: the word
    elif op == "account.settle":
        reply["view"] = {"loading": False}  # 16: the member's name
    elif op == "account.perform":  # 17: a text; 18: the word
        say({"notice": "account.called", "coordinator": 1, "call": "1", "kind": "autorize",
             "state": "signIn"})
    elif op == "bye":
        say(reply)
        sys.exit(3)  # 15: not by itself with 0
    say(reply)  # 14: an unknown op is answered as if all were well
