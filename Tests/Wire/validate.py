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
    ({"op": "judge", "order": {"requirement": "nonce.strength", "profile": "quick", "seed": 0,
                               "after": -1}}, "outcome"),
    ({"op": "bye"}, None),
]


def main():
    worker = subprocess.Popen([sys.argv[1], "serve", "reference"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    for number, (request, member) in enumerate(REQUESTS, start=1):
        request = {"id": number, **request}
        validator("request").validate(request)
        worker.stdin.write(json.dumps(request) + "\n")
        worker.stdin.flush()
        answer = json.loads(worker.stdout.readline())
        notices = []
        while "notice" in answer:
            validator("notice").validate(answer)
            notices.append(answer["notice"])
            answer = json.loads(worker.stdout.readline())
        validator("answer").validate(answer)
        assert answer["id"] == number, answer
        assert member is None or member in answer or member in notices, (member, answer)
        if "contract" in answer:
            validator("contract").validate(answer["contract"])
    assert worker.wait(timeout=60) == 0
    print(f"{len(REQUESTS)} requests and answers fit the schema")


main()
