#!/usr/bin/env python3
"""Python's standard library as a subject, over wire version 1.

    auth-conformance -- python3 Tests/Subjects/python-stdlib/subject.py
"""
import base64
import hashlib
import json
import secrets
import sys
from account_events import AccountEvents
from signin import SignInEvents

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
DEFAULT_LENGTH = 32

CONTRACT = {
    "name": "python-stdlib",
    "version": ".".join(map(str, sys.version_info[:3])),
    "capabilities": [
        "nonce", "digest", "byteDigest", "streamingDigest", "token", "signIn", "account"],
    "signIn": {"entries": ["completion"], "taskCancellation": False, "usesByteSource": False},
}


def nonce(length=DEFAULT_LENGTH):
    if length < 1:
        raise ValueError(f"a nonce of {length} letters is no nonce")
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(message):
    return hashlib.sha256(message).hexdigest()


def stream_digest(chunks, rounds):
    updates = [bytes.fromhex(chunk) for chunk in chunks]
    hasher = hashlib.sha256()
    for _ in range(rounds):
        for update in updates:
            hasher.update(update)
    return hasher.hexdigest()


def only_once(pairs):
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a member occurs twice")
    return dict(pairs)


def json_part(part):
    if not set(part) <= set(ALPHABET) - {"."} | {"-", "_"}:
        raise ValueError("not base64url")
    text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("utf-8")
    value = json.loads(text, object_pairs_hook=only_once)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def match(attempt):
    try:
        header, payload, _ = attempt["token"].split(".")
        json_part(header)
        claim = json_part(payload).get("nonce")
    except (ValueError, RecursionError):
        return {"verdict": "reject", "reason": "malformedToken"}
    raw = attempt.get("rawNonce")
    if not raw or claim in (None, ""):
        return {"verdict": "reject", "reason": "nonceMissing"}
    if not isinstance(claim, str):
        return {"verdict": "reject", "reason": "nonceMalformed"}
    # JSON may hold half a surrogate pair, which UTF-8 cannot.
    if not secrets.compare_digest(
            claim.encode(errors="surrogatepass"), digest(raw.encode()).encode()):
        return {"verdict": "reject", "reason": "nonceMismatch"}
    return {"verdict": "accept"}


def answer(request):
    operation = request["op"]
    if operation == "hello":
        return {"wire": 1, "contract": CONTRACT}
    if operation == "nonces":
        length = request.get("length", DEFAULT_LENGTH)
        return {"nonces": [nonce(length) for _ in range(request["count"])]}
    if operation == "digests":
        return {"digests": [digest(text.encode("utf-8")) for text in request["texts"]]}
    if operation == "byteDigests":
        return {"digests": [digest(bytes.fromhex(message)) for message in request["messages"]]}
    if operation == "streamDigest":
        return {"digests": [stream_digest(request["chunks"], request["rounds"])]}
    if operation == "match":
        return {"verdicts": [match(attempt) for attempt in request["attempts"]]}
    if operation in events:
        return events[operation](request) or {}
    if operation == "bye":
        return {}
    return {"error": {"code": "unknownOperation", "message": operation}}


def send(message):
    print(json.dumps(message), flush=True)


def serve(line):
    request = json.loads(line)
    try:
        reply = answer(request)
    except ValueError as error:
        reply = {"error": {"code": "refused", "message": str(error)}}
    send({"id": request["id"], **reply})
    return request["op"] != "bye"


if __name__ == "__main__":
    lines = iter(sys.stdin)
    sign_in = SignInEvents(nonce, digest, send, serve_next=lambda: serve(next(lines)))
    events = sign_in.operations | AccountEvents(nonce, digest, send).operations
    while serve(next(lines)):
        pass
