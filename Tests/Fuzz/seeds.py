"""Makes seed corpora for the fuzzers from the vector files.

    python3 Tests/Fuzz/seeds.py DIR        writes DIR/PARSER/NUMBER for every parser
"""
import base64
import hashlib
import json
import pathlib
import sys

VECTORS = pathlib.Path(__file__).resolve().parents[2] / "Vectors"
# Deep and long ones are cut by libFuzzer anyway; what remains of them is no better than others.
LONGEST = 16384


def token_tests():
    for path in sorted(VECTORS.glob("token/*.json")):
        for group in json.loads(path.read_text())["groups"]:
            for test in group.get("tests", []):
                if isinstance(test.get("token"), str):
                    yield group, test


def tokens():
    return [test["token"].encode() for _, test in token_tests()]


def parts():
    return [part for token in tokens() for part in token.split(b".")]


def decoded():
    for part in parts():
        try:
            yield base64.urlsafe_b64decode(part + b"=" * (-len(part) % 4))
        except ValueError:
            continue


def jsons():
    return [text for text in decoded() if text.startswith((b"{", b"[", b"\xef"))]


def key_sets():
    """The test keys, all together and one by one."""
    for path in sorted(VECTORS.glob("keys/*.json")):
        keys = json.loads(path.read_text())["keys"]
        yield from (json.dumps({"keys": chosen}).encode() for chosen in [keys, *([k] for k in keys)])


def messages():
    """Every operation of the wire, as the protocol's page shows them, and its answers."""
    contract = {"name": "my-app", "capabilities": ["nonce", "digest", "token"], "version": "1",
                "token": {"nonceForm": "raw", "givesReasons": False}}
    source = {"bytes": "00ff", "bytesPerCall": 3, "then": "cycle"}
    yield from [
        {"id": 1, "op": "hello", "suite": "0.1.0", "wire": 1},
        {"id": 1, "wire": 1, "contract": contract},
        {"count": 2, "id": 2, "op": "nonces"},
        {"count": 1, "id": 3, "length": 0, "op": "nonces", "source": source},
        {"id": 2, "nonces": ["Rz", "0q"], "used": 64},
        {"id": 3, "error": {"code": "refused", "message": "length 0"}},
        {"id": 4, "op": "digests", "texts": ["abc", "\u00e9\u0000"]},
        {"id": 4, "digests": ["ba7816bf"]},
        {"id": 5, "op": "byteDigests", "messages": ["00", ""]},
        {"id": 6, "op": "streamDigest", "chunks": ["61", "62"], "rounds": 3},
        {"id": 7, "op": "judge", "order": {"requirement": "nonce.unique", "profile": "quick",
                                           "seed": 7, "after": -1}},
        {"id": 9, "op": "measure", "benchmark": "nonce", "count": 12.5},
        {"id": 9, "nanoseconds": 1000000},
        {"id": 8, "verdicts": [{"verdict": "accept"},
                               {"verdict": "reject", "reason": "nonceMismatch"}]},
        {"notice": "progress", "progress": {"number": 0, "label": "x", "ifEnds": "crash"}},
        {"id": 11, "op": "account.start", "coordinator": 1, "records": {"b": {"user": "u"}},
         "currentUser": {"id": "user-1", "providers": ["b"]}},
        {"id": 12, "op": "account.perform", "coordinator": 1, "action": 1, "verb": "link"},
        {"id": 13, "op": "account.reply", "coordinator": 1, "call": 1, "failure": {
            "code": "credentialInUse", "updated": {"identityToken": "token-2"}}},
        {"id": 14, "op": "account.reply", "coordinator": 1, "call": 2, "sheet": {"credential": {
            "user": "u", "identityToken": "00ff", "state": "link"}}},
        {"id": 15, "op": "account.notice", "coordinator": 1, "observer": 1},
        {"id": 16, "op": "account.settle", "coordinator": 1},
        {"id": 16, "view": {"isLoading": True, "errorText": None}},
        {"notice": "account.called", "coordinator": 1, "call": 1, "kind": "authorize",
         "nonce": "n", "state": "link", "scopes": ["email"]},
        {"notice": "account.answered", "coordinator": 1, "action": 1, "answer": "signedIn",
         "user": "user-1", "replaced": None},
        {"notice": "account.stored", "coordinator": 1, "provider": "b", "record": {"name": "x"}},
        {"id": 9, "op": "bye"},
        {"id": 9},
    ]
    for group, test in list(token_tests())[:40]:
        attempt = {"token": test["token"], "now": group.get("clock", 0)}
        if test.get("rawNonce") is not None:
            attempt["rawNonce"] = test["rawNonce"]
        yield {"id": 10, "op": "match", "attempts": [attempt]}


def contracts():
    """Of each member of a contract, as the wire's schema has it, each value that is named, or the last."""
    definitions = json.loads((VECTORS / "schema/wire-1.schema.json").read_text())["$defs"]

    def values(schema):
        schema = definitions[schema["$ref"].split("/")[-1]] if "$ref" in schema else schema
        if "oneOf" in schema:
            return [value for one in schema["oneOf"] for value in values(one)]
        kind = schema.get("type")
        if kind == "array":
            return [values(schema["items"]), []]
        if kind == "integer":
            return [schema["minimum"], schema["maximum"], schema["maximum"] + 1]
        return schema.get("enum") or {"boolean": [True, False]}.get(kind, ["uuid4", "hex:16", "ab"])

    whole = {"name": "my-app", "version": "1.0", "capabilities": definitions["capability"]["enum"]}
    yield json.dumps(whole).encode()
    for section, schema in definitions["contract"]["properties"].items():
        for key, member in schema.get("properties", {}).items():
            for value in values(member):
                yield json.dumps({**whole, section: {key: value}}).encode()


def small_vector_files():
    """Each vector file with two tests a group, behind the byte that chooses its area."""
    areas = ["digest", "nonce", "token", "guard", "continuation", "account"]
    for number, area in enumerate(areas):
        for path in sorted(VECTORS.glob(f"{area}/*.json")):
            value = json.loads(path.read_text())
            for group in value["groups"]:
                if "tests" in group:
                    group["tests"] = group["tests"][:2]
            value["groups"] = value["groups"][:2]
            yield bytes([number]) + json.dumps(value).encode()


def reports():
    golden = VECTORS.parent / "Tests/ConformanceReportsTests/Golden"
    for path in sorted(golden.glob("*.report.json")):
        value = json.loads(path.read_text())
        for result in value.get("results", []):
            yield json.dumps({**value, "results": [result]}).encode()


def replays():
    for body in (b":I0", b"x:I7f", b"h_3a1:I1N2TFW3R0S1B00ff", b"a.b-c:TTTFFF", b"::"):
        yield body
        whole = b"pe1:" + body
        # FNV-1a, 32 bits (RFC 9923).
        check = 0x811C9DC5
        for byte in whole:
            check = (check ^ byte) * 0x01000193 & 0xFFFFFFFF
        yield whole + b":" + f"{check:08x}".encode()


def pasted():
    """Every sixteenth token, in three forms by turns: each input is judged with many guesses."""
    for number, (_, test) in enumerate(list(token_tests())[::16]):
        nonce = test.get("rawNonce") or ""
        token = test["token"]
        digest = hashlib.sha256(nonce.encode("utf-8", "surrogatepass")).hexdigest()
        forms = [f"{token}\n{nonce}\n", json.dumps({"token": token, "rawNonce": digest}),
                 f'"token": "Bearer {token[:76]}\n{token[76:]}",\n"nonce": "{nonce}"']
        yield forms[number % 3].encode()


def expectations():
    """The lists that the repository has, whole and entry by entry, and one with every member."""
    full = {"id": "charset.*", "grade": "fail", "message": "never seen \u001b", "issue": "https://a",
            "expires": "2027-01-31", "why": "known", "comment": ["a", "b"]}
    yield json.dumps({"comment": "top", "expectations": [full]}).encode()
    for path in sorted(VECTORS.parent.glob("Tests/**/known-failures.json")):
        value = json.loads(path.read_text())
        yield path.read_bytes()
        yield from (json.dumps({**value, "expectations": [entry]}).encode()
                    for entry in value["expectations"])


def projects():
    """The project file of the documentation and one with an option of each kind."""
    every = {"area": ["nonce", "digest"], "only": "nonce.*", "profile": "quick", "jobs": 2,
             "seed": "ff", "expect": "known.json", "reports": "out", "strict": True}
    schema = "urn:auth-conformance:schema:project-1"
    yield json.dumps({"$schema": schema, "command": ["python3", "a b.py"]}).encode()
    yield json.dumps({"run": every, "bench": {"max-ratio": 1.5}}).encode()
    yield from (json.dumps({"run": {key: value}}).encode() for key, value in every.items())


def evidences():
    """What '--evidence' writes, of three letters at two positions; the harness puts in the digest."""
    group = {"alphabet": [97, 98, 99], "positions": 2, "catalogue": 0,
             "cells": [5, 6, 7, 7, 6, 5], "peak": {"leader": 1, "logEvidence": 0.5}}
    whole = {"$schema": "urn:auth-conformance:schema:evidence-1", "subject": "s", "runs": 2}
    for change in ({}, {"cells": [0] * 6}, {"positions": 1, "cells": [9, 9, 9]},
                   {"cells": [2_000_000, 0, 0, 2_000_000, 0, 0]}):
        text = json.dumps({**whole, "groups": [{**group, **change}]})
        yield text.replace('"catalogue": 0', '"catalogue": CATALOGUE').encode()


def baselines():
    """Reports of benchmarks as they are committed, result by result."""
    for path in sorted(VECTORS.parent.glob("Reports/**/*bench*.json")):
        value = json.loads(path.read_text())
        for result in value.get("results", []):
            yield json.dumps({**value, "results": [result]}).encode()
    cost = {"operationsPerBatch": 1, "p50": 1, "p90": 1, "p99": 1.5, "batches": [1, 2]}
    yield json.dumps({
        "$schema": "urn:auth-conformance:schema:bench-1", "suite": "0", "build": "release",
        "machine": {"system": "Linux", "architecture": "x86_64", "processors": 2},
        "startedAt": "2026-01-01T00:00:00", "yardstick": "reference", "complete": True,
        "results": [{"subject": "a", "benchmark": "nonce", "operation": "one", "rounds": 1,
                     "clock": "processor", "ratio": {"estimate": 1.5, "lower": 1, "upper": 2},
                     "cost": cost, "yardstick": cost}]}).encode()


def sources():
    """Every fourth file that 'scan' is tried with, behind the byte that chooses the language."""
    languages = ["swift", "m", "kt", "java", "dart", "js", "ts", "py", "go", "rs", "cs", "php", "rb"]
    for path in sorted(VECTORS.parent.glob("Tests/Scan/*/**/*.*"))[::4]:
        if path.suffix[1:] in languages:
            yield bytes([languages.index(path.suffix[1:])]) + path.read_bytes()


MAKERS = {
    "base64url": parts, "json": jsons, "keys": key_sets, "token": lambda: tokens() + jsons(),
    "wire": lambda: (json.dumps(message).encode() for message in messages()),
    "contract": contracts, "report": reports, "vectors": small_vector_files, "replay": replays, "pasted": pasted,
    "expectations": expectations, "project": projects, "evidence": evidences,
    "baseline": baselines, "scan": sources, "planted": lambda: [b'{"abc":0}'],
}


def write(name, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    texts = sorted({text for text in MAKERS[name]() if len(text) <= LONGEST})
    for number, text in enumerate(texts):
        (folder / f"{number:04}").write_bytes(text)
    return len(texts)


if __name__ == "__main__":
    for name in MAKERS:
        print(name, write(name, pathlib.Path(sys.argv[1]) / name))
