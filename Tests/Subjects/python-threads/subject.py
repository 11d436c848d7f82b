#!/usr/bin/env python3
"""A program of several threads, over wire version 1: requests are open at once, and one forks it.

    auth-conformance -- python3 Tests/Subjects/python-threads/subject.py

Threads share random letters that are drawn ahead, and the memory of nonces that were used.
"""
import concurrent.futures
import json
import os
import pathlib
import secrets
import sys
import threading
import time  # noqa: F401  (a planted defect needs it)

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python-stdlib"))
from subject import ALPHABET, digest, match  # noqa: E402

CONTRACT = {
    "name": "python-threads",
    "capabilities": ["nonce", "digest", "token", "overlapping", "fork"],
    "token": {"keepsPendingState": True},
}
lock = threading.Lock()
output = threading.Lock()
ahead = []
used = set()

# The child must not draw what the program has drawn ahead.
os.register_at_fork(after_in_child=ahead.clear)


def nonce(length):
    if length < 1:
        raise ValueError(f"a nonce of {length} letters is no nonce")
    with lock:
        while len(ahead) < length:
            ahead.extend(secrets.choice(ALPHABET) for _ in range(1_024))
        letters = "".join(ahead[:length])
        del ahead[:length]
    return letters


def nonces(count, length):
    return [nonce(length) for _ in range(count)]


def forked_nonces(count):
    reading, writing = os.pipe()
    with lock:  # Of all threads the child has this one alone: nobody else could give it back.
        child = os.fork()
    if child == 0:
        with os.fdopen(writing, "w") as pipe:
            json.dump(nonces(count, 32), pipe)
        os._exit(0)
    os.close(writing)
    own = nonces(count, 32)
    with os.fdopen(reading) as pipe:
        childs = json.load(pipe)
    os.waitpid(child, 0)
    return {"nonces": own, "forked": childs}


def redeemed(attempt):
    verdict = match(attempt)
    if verdict["verdict"] == "reject":
        return verdict
    with lock:
        if attempt["rawNonce"] in used:
            return {"verdict": "reject", "reason": "replayed"}
        used.add(attempt["rawNonce"])
    return verdict


def answer(request):
    operation = request["op"]
    if operation == "hello":
        return {"wire": 1, "contract": CONTRACT}
    if operation == "nonces":
        return {"nonces": nonces(request["count"], request.get("length", 32))}
    if operation == "forkedNonces":
        return forked_nonces(request["count"])
    if operation == "digests":
        return {"digests": [digest(text.encode()) for text in request["texts"]]}
    if operation == "match":
        return {"verdicts": [redeemed(attempt) for attempt in request["attempts"]]}
    if operation == "bye":
        return {}
    return {"error": {"code": "unknownOperation", "message": operation}}


def serve(request):
    try:
        reply = answer(request)
    except Exception as error:
        reply = {"error": {"code": "refused", "message": str(error)}}
    with output:
        print(json.dumps({"id": request["id"], **reply}), flush=True)


if __name__ == "__main__":
    with concurrent.futures.ThreadPoolExecutor(8) as threads:
        for line in sys.stdin:
            request = json.loads(line)
            if request["op"] == "bye":
                break
            threads.submit(serve, request)
        else:
            sys.exit()
    serve(request)
