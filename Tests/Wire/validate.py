"""Talks to a worker and holds both sides of the conversation against the wire's JSON Schema.

    validate.py PRODUCT      (PRODUCT: the built auth-conformance)
"""
import json
import pathlib
import subprocess
import sys

import jsonschema

root = pathlib.Path(__file__).resolve().parent.parent.parent
schema = json.loads((root / "Vectors/schema/wire-1.schema.json").read_text())


def validator(part):
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]})


REQUESTS = [
    ({"op": "hello", "wire": 1, "suite": "any"}, "contract"),  # the member or notice that must come
    ({"op": "nonces", "count": 3}, "nonces"),
    ({"op": "nonces", "count": 1, "length": 0}, "error"),
    ({"op": "nonces", "count": 1, "source": {"bytes": [1, 2], "then": "cycle"}}, "used"),
    ({"op": "nonces", "count": 1, "source": {"bytes": [], "then": "fail"}}, "error"),
    ({"op": "digests", "texts": ["abc", "a\u0000b"]}, "digests"),
    ({"op": "byteDigests", "messages": ["", "00ff"]}, "digests"),
    ({"op": "streamDigest", "chunks": ["00", ""], "rounds": 2}, "digests"),
    ({"op": "match", "attempts": [{"token": "a.b.c", "now": 0}]}, "verdicts"),
    ({"op": "match", "attempts": [{"token": "a.b.c", "rawNonce": "n", "now": 0, "keys": {"keys": [
        {"kty": "RSA", "kid": "r", "alg": "RS256", "use": "sig", "n": "wQ", "e": "AQAB"},
        {"kty": "EC", "kid": "e", "alg": "ES256", "use": "sig", "crv": "P-256", "x": "AA",
         "y": "AQ"}]}}]}, "verdicts"),
    ({"op": "signIn.start", "provider": 1, "attempt": 1, "entry": "completion", "window": True,
      "source": {"bytes": list(range(256)), "then": "cycle"}}, "provider.requested"),
    ({"op": "signIn.start", "provider": 1, "attempt": 2, "entry": "completion", "window": True,
      "source": {"bytes": list(range(256)), "then": "cycle"}}, "signIn.answered"),
    ({"op": "signIn.settle", "provider": 1}, None),
    ({"op": "provider.callback", "request": 1,
      "credential": {"user": "u", "identityToken": "612e622e63", "authorizationCode": "63"}},
     "signIn.answered"),
    ({"op": "signIn.start", "provider": 1, "attempt": 3, "entry": "async", "window": True,
      "source": {"bytes": list(range(256)), "then": "cycle"}}, "provider.requested"),
    ({"op": "signIn.start", "provider": 1, "attempt": 4, "entry": "async", "window": False,
      "inside": 3, "source": {"bytes": [], "then": "fail"}}, None),
    ({"op": "provider.callback", "request": 2, "failure": {"domain": "d", "code": 1}},
     "signIn.answered"),
    ({"op": "provider.callback", "request": 2, "credentialType": "ASPasswordCredential"}, None),
    ({"op": "signIn.cancel", "provider": 1, "attempt": 3}, None),
    ({"op": "signIn.cancel", "provider": 1}, None),
    ({"op": "account.start", "coordinator": 1,
      "records": {"google.com": {"user": "google-user-7"}}}, None),
    ({"op": "account.perform", "coordinator": 1, "action": 1, "verb": "launch"}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.answered"),
    ({"op": "account.perform", "coordinator": 1, "action": 2, "verb": "signIn"}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.called"),
    ({"op": "account.reply", "coordinator": 1, "call": 1, "sheet": {"credential": {
        "user": "apple-user-1", "identityToken": "746f6b656e2d31", "authorizationCode": "63",
        "givenName": "Mara", "state": "signIn"}}}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.called"),
    ({"op": "account.reply", "coordinator": 1, "call": 2,
      "user": {"id": "user-1", "providers": ["apple.com"]},
      "currentUser": {"id": "user-1", "providers": ["apple.com"]}}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.stored"),
    ({"op": "account.reply", "coordinator": 1, "call": 3, "failure": {"code": "network"},
      "currentUser": {"id": "user-1", "providers": ["apple.com"]}}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.answered"),
    ({"op": "account.notice", "coordinator": 1, "observer": 1}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.called"),
    ({"op": "account.reply", "coordinator": 1, "call": 4, "done": True}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.unobserved"),
    ({"op": "account.perform", "coordinator": 1, "action": 3, "verb": "configureButton",
      "flow": "link"}, None),
    ({"op": "account.settle", "coordinator": 1}, "account.answered"),
    ({"op": "account.perform", "coordinator": 1, "action": 4, "verb": "completeButton",
      "sheet": {"failure": {"domain": "d", "code": 1}}}, None),
    ({"op": "account.settle", "coordinator": 1}, "view"),
    ({"op": "account.reply", "coordinator": 1, "call": 9, "failure": {
        "code": "credentialInUse", "updated": {"identityToken": "token-2"}}}, "error"),
    ({"op": "judge", "order": {"requirement": "nonce.strength", "profile": "quick", "seed": 0,
                               "after": -1}}, "outcome"),
    ({"op": "measure", "benchmark": "nonce", "count": 12.5}, "nanoseconds"),
    ({"op": "measure", "benchmark": "nothing", "count": 1}, "error"),
    ({"op": "bye"}, None),
]


def main():
    hold([sys.argv[1], "serve", "reference"], REQUESTS)
    # What only a worker with the checks can do is left out: the rest any program can.
    subject = [sys.executable, str(root / "Tests/Subjects/python-stdlib/subject.py")]
    account = [order for order in REQUESTS if order[0]["op"] in ("hello", "bye")
               or order[0]["op"].startswith("account.") and order[1] != "error"]
    hold(subject, account)


def hold(command, conversation):
    worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    notices = []
    for number, (request, member) in enumerate(conversation, start=1):
        request = {"id": number, **request}
        validator("request").validate(request)
        worker.stdin.write(json.dumps(request) + "\n")
        worker.stdin.flush()
        answer = json.loads(worker.stdout.readline())
        while "notice" in answer:
            validator("notice").validate(answer)
            notices.append(answer["notice"])
            answer = json.loads(worker.stdout.readline())
        validator("answer").validate(answer)
        assert answer["id"] == number, answer
        assert member is None or member in answer or member in notices, (member, answer)
        # What comes of an account's action may come up to the answer to the next barrier.
        if not request["op"].startswith("account.") or request["op"] == "account.settle":
            notices = []
        if "contract" in answer:
            validator("contract").validate(answer["contract"])
    assert worker.wait(timeout=60) == 0
    print(f"{command[-1]}: {len(conversation)} requests and answers fit the schema")


main()
