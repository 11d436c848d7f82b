#!/usr/bin/env python3
"""Python's `secrets` and `hashlib` as a subject, over wire version 1.

One JSON object a line on standard input, one answer a line on standard output:
    auth-conformance -- python3 Tests/Subjects/python-stdlib/subject.py
"""
import hashlib
import json
import secrets
import sys

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
DEFAULT_LENGTH = 32

CONTRACT = {
    "name": "python-stdlib",
    "version": ".".join(map(str, sys.version_info[:3])),
    "capabilities": ["nonce", "digest", "byteDigest", "streamingDigest"],
}


def nonce(length):
    if length < 1:
        raise ValueError(f"a nonce of {length} letters is no nonce")
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def stream_digest(chunks, rounds):
    updates = [bytes.fromhex(chunk) for chunk in chunks]
    hasher = hashlib.sha256()
    for _ in range(rounds):
        for update in updates:
            hasher.update(update)
    return hasher.hexdigest()


def answer(request):
    operation = request["op"]
    if operation == "hello":
        return {"wire": 1, "contract": CONTRACT}
    if operation == "nonces":
        length = request.get("length", DEFAULT_LENGTH)
        return {"nonces": [nonce(length) for _ in range(request["count"])]}
    if operation == "digests":
        texts = [text.encode("utf-8") for text in request["texts"]]
        return {"digests": [hashlib.sha256(text).hexdigest() for text in texts]}
    if operation == "byteDigests":
        messages = [bytes.fromhex(message) for message in request["messages"]]
        return {"digests": [hashlib.sha256(message).hexdigest() for message in messages]}
    if operation == "streamDigest":
        return {"digests": [stream_digest(request["chunks"], request["rounds"])]}
    if operation == "bye":
        return {}
    return {"error": {"code": "unknownOperation", "message": operation}}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(request)
        except ValueError as error:
            reply = {"error": {"code": "refused", "message": str(error)}}
        print(json.dumps({"id": request["id"], **reply}), flush=True)
        if request["op"] == "bye":
            break


main()
