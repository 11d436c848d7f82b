"""Writes the JSON Schemas (2020-12) of the vector files, and that of expectation files.

    python3 make_schemas.py

The suite's own linter reads the same schemas, so they use few keywords: type, properties, required,
additionalProperties, propertyNames, items, enum, const, minimum, minItems, $ref into $defs, and oneOf over objects
that a constant `type` or `do` tells apart. `format` names the rule for a text that `pattern` spells
out for other validators.
"""

from vectorfile import ROOT, layout

FORMATS = {
    "hex": "^([0-9a-f]{2})*$",
    "sha256-hex": "^[0-9a-f]{64}$",
    "base64url": "^([A-Za-z0-9_-]{4})*([A-Za-z0-9_-]{2,3})?$",
    "vector-id": "^(digest|nonce|token|continuation|guard|account|diagnosis)(-[a-z0-9]+)+-[0-9]{4}$",
    "requirement-id": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$",
    "attempt": "^[A-Z]$",
}
BUG_TYPES = [
    "AUTH_BYPASS", "BASIC", "CAN_OF_WORMS", "CONFIDENTIALITY", "EDGE_CASE", "FUNCTIONALITY",
    "KNOWN_BUG", "LEGACY", "MISSING_STEP", "MODIFIED_PARAMETER", "WRONG_PRIMITIVE",
]
REASONS = [
    "nonceMismatch", "nonceMissing", "nonceMalformed", "malformedToken", "badSignature",
    "wrongIssuer", "wrongAudience", "expired", "notYetValid", "replayed",
]
CALLBACKS = [
    "success", "cancel", "failure", "foreignCancel", "wrongCredentialType", "missingToken",
    "tokenNotUTF8", "missingCode", "emptyToken", "returning", "codeNotUTF8",
]
TEXT = {"type": "string"}


def text(name):
    return {"type": "string", "format": name, "pattern": FORMATS[name]}


def number(minimum=0):
    return {"type": "integer", "minimum": minimum}


def choice(*values):
    return {"type": "string", "enum": list(values)}


def const(value):
    return {"type": "string", "const": value}


def items(of, at_least=0):
    found = {"type": "array", "items": of}
    return found | {"minItems": at_least} if at_least else found


def mapping(of, key):
    """An object with free keys: `of` for the values, `key` (a text) for the names."""
    return {"type": "object", "propertyNames": key, "additionalProperties": of}


def record(required, optional=None):
    return {
        "type": "object",
        "properties": required | (optional or {}),
        "required": list(required),
        "additionalProperties": False,
    }


def test(required, optional=None):
    common = {"id": text("vector-id"), "comment": TEXT, "flags": items(TEXT)}
    since = {"requirement": text("requirement-id"), "since": number(2)}
    return record(common | required, since | (optional or {}))


def group(kind, tests, required=None):
    common = {"type": const(kind), "comment": TEXT}
    return record(
        common | (required or {}) | {"tests": items(tests, 1)},
        {"requirement": text("requirement-id")},
    )


def schema(area, title, groups, defs=None):
    file = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"{area}.schema.json",
        "title": title,
    }
    file |= record({
        "$schema": TEXT,
        "area": const(area),
        "version": number(1),
        "source": record({"name": TEXT, "version": TEXT, "license": TEXT, "notes": TEXT}),
        "numberOfTests": number(1),
        "header": items(TEXT, 1),
        "notes": {
            "type": "object",
            "additionalProperties": record({
                "bugType": choice(*BUG_TYPES), "description": TEXT, "effect": TEXT,
                "links": items(TEXT),
            }),
        },
        "groups": items({"oneOf": groups} if len(groups) > 1 else groups[0], 1),
    })
    if defs:
        file["$defs"] = defs
    path = ROOT / "schema" / f"{area}.schema.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(layout(file) + "\n", encoding="ascii", newline="\n")


def digest():
    schema("digest", "Vectors of the area digest", [
        group("bytes", test({"message": text("hex"), "digest": text("sha256-hex")})),
        group("monteCarlo", test({
            "seed": text("sha256-hex"), "iterations": number(1),
            "checkpoints": items(text("sha256-hex"), 1),
        })),
        group("lengths", test({
            "lengths": items(number(), 1), "digests": items(text("sha256-hex"), 1),
        }), {"rule": const("33+(31i+17n)%94")}),
        group("text", test({
            "text": TEXT, "utf8": text("hex"), "digest": text("sha256-hex"),
        })),
        group("large", test({
            "content": text("hex"), "length": number(1), "digest": text("sha256-hex"),
        })),
    ])


def nonce():
    outcome = choice("nonce", "error", "abort", "endless")
    schema("nonce", "Vectors of the area nonce", [
        group("alphabet", test(
            {"name": TEXT, "letters": TEXT, "standing": choice("published", "misprint"),
             "origin": TEXT},
            {"misprintOf": TEXT, "missing": TEXT},
        )),
        group("length", test({"length": {"type": "integer"}, "outcomes": items(outcome, 1)})),
        group("source", test({
            "length": number(1),
            "script": items({"oneOf": [
                record({"do": const("give"), "byte": number(), "count": number(1)}),
                record({"do": const("count"), "count": number(1)}),
                record({"do": const("giveForEver"), "byte": number()}),
                record({"do": const("countForEver")}),
                record({"do": const("fail")}),
                record({"do": const("failForEver")}),
                record({"do": const("short"), "count": number()}),
            ]}, 1),
            "outcomes": items(outcome, 1),
        }, {"givenBits": number()})),
    ])


def token():
    recipe = record({
        "kind": choice("nested", "unclosed", "padding"), "count": number(1),
        "header": text("base64url"), "signature": text("base64url"),
        "before": TEXT, "after": TEXT, "length": number(1),
    })
    when = record({}, {
        "nonceForm": items(choice("hex", "base64url", "raw"), 1),
        "nonceSupported": items(choice("ignored", "claimFalseRelaxes"), 1),
        "signature": items(choice("notVerified", "RS256", "ES256"), 1),
        "claims": items(choice("iss", "aud", "exp", "iat", "nbf", "sub"), 1),
        "audiences": items(choice("open", "accepted", "onlyOwn", "authorizedParty"), 1),
        "leeway": items(choice("none", "some"), 1),
    })
    rule = record({
        "when": when, "verdict": choice("accept", "reject", "either"),
        "reasons": items(choice(*REASONS)),
    })
    schema("token", "Vectors of the area token", [
        group("match", test(
            {"rawNonce": {"type": ["string", "null"]}, "verdicts": items(rule, 1)},
            {"token": TEXT, "payload": TEXT, "generate": {"$ref": "#/$defs/recipe"}, "pair": TEXT,
             "secret": text("base64url"), "now": number(), "leeways": {"type": "integer", "minimum": -1}},
        ), {"clock": number(), "issuer": TEXT, "audience": TEXT}),
        group("pool", test({
            "nonceForm": choice("hex", "base64url", "raw"), "kid": TEXT, "header": TEXT,
            "payload": TEXT, "rawNonces": items(TEXT, 1), "signatures": items(text("base64url"), 1),
        }), {"clock": number()}),
    ], {"recipe": recipe})


def scenario(area):
    attempt, kind = text("attempt"), choice(*CALLBACKS)
    step = {"oneOf": [
        record({"do": const("start"), "attempt": attempt}, {
            "entry": choice("async", "completion"), "early": kind, "window": {"type": "boolean"},
            "bytes": choice("fail"), "inside": attempt,
        }),
        record({"do": const("callback"), "attempt": attempt, "kind": kind},
               {"domain": TEXT, "code": {"type": "integer"}}),
        record({"do": const("cancel")}),
        record({"do": const("cancelTask"), "attempt": attempt}),
        record({"do": const("drop")}),
        record({"do": const("timeout")}),
    ]}
    answer = choice("credential", "cancelled", "failure", "refused")
    expectation = record({
        "answers": mapping(items(answer, 1), attempt),
        "requests": number(),
        "outstandingAtMost": number(),
    })
    expect = {
        "type": "object",
        "propertyNames": choice("any", "refuse", "supersede", "join", "independent"),
        "additionalProperties": expectation,
    }
    need = choice("cancel", "taskCancellation", "asyncEntry", "completionEntry", "byteSource",
                  "timeout")
    schema(area, f"Vectors of the area {area}", [
        group("scenario", test({
            "reason": TEXT, "needs": items(need), "steps": items({"$ref": "#/$defs/step"}, 1),
            "expect": {"$ref": "#/$defs/expect"},
        })),
    ], {"step": step, "expect": expect})


ACCOUNT_ACTIONS = [
    "signIn", "link", "reauthenticate", "signOut", "delete", "launch", "signInAnonymously",
    "nativeSignIn", "nativeLink",
]
ACCOUNT_CALLS = [
    "authorize", "credentialState", "signInAnonymously", "signIn", "link", "reauthenticate",
    "updateProfile", "revokeToken", "deleteData", "deleteUser", "signOut", "migrate",
    "confirmLink",
]
ACCOUNT_FAULTS = [
    "fails", "cancel", "missingState", "unknownState", "noCode", "bareInUse", "otherUser", "late", "twice",
    "never",
]


def account():
    state = choice("authorized", "revoked", "notFound", "transferred", "unknown")
    step = {"oneOf": [record({"do": const(action)}) for action in ACCOUNT_ACTIONS] + [
        record({"do": const("fault"), "call": choice(*ACCOUNT_CALLS),
                "fault": choice(*ACCOUNT_FAULTS)}, {"code": TEXT}),
        record({"do": const("notice")}),
        record({"do": const("becomes"), "state": state}),
        record({"do": const("taken")}),
    ]}
    given = record({"session": choice("nobody", "anonymous", "apple", "other")}, {
        "names": choice("both", "given", "family", "none", "address"),
        "taken": {"type": "boolean"},
        "state": state,
    })
    expect = record({
        "answers": items(choice("done", "signedIn", "cancelled", "failed")),
        "calls": items(choice(*ACCOUNT_CALLS)),
        "user": choice("same", "nobody", "another"),
    })
    schema("account", "Vectors of the area account", [
        group("story", test({
            "reason": TEXT, "given": {"$ref": "#/$defs/given"},
            "steps": items({"$ref": "#/$defs/step"}), "expect": {"$ref": "#/$defs/expect"},
        })),
    ], {"given": given, "step": step, "expect": expect})


def diagnosis():
    schema("diagnosis", "Vectors of the area diagnosis", [
        group("claim", test({"rawNonce": TEXT, "claim": TEXT, "is": TEXT})),
    ])


def expectations():
    """The file of --expect; its reader is Sources/AuthConformance/Expectations."""
    said = {"type": "string", "pattern": "\\S"}
    comment = {"type": ["string", "array"], "items": TEXT,
               "description": "Notes for people; updates keep them."}
    entry = record({
        "id": said | {"description": "A requirement, or a pattern with * and ?; each requirement "
                      "that it names and that applies must fail."},
        "grade": choice("fail", "wrongReason", "crash", "hang", "insufficientData",
                        "inconclusive") | {"description": "The grade that the report shows."},
        "why": said | {"description": "Why the failure may stand, as a sentence."},
    }, {
        "cause": said | {"description": "The name of the cause, as evidence.cause of the JSON "
                         "report gives it."},
        "message": said | {"description": "A part of an observation or of the likely cause."},
        "issue": said | {"description": "Where the failure is being worked on."},
        "expires": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
                    "description": "The last day on which the failure is expected."},
        "comment": comment,
    })
    name = "urn:auth-conformance:schema:expectations-1"
    file = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": name,
        "title": "Failures that are expected, for auth-conformance run --expect FILE",
    }
    file |= record({"expectations": items(entry)}, {"$schema": const(name), "comment": comment})
    path = ROOT / "schema" / "expectations-1.schema.json"
    path.write_text(layout(file) + "\n", encoding="ascii", newline="\n")


digest()
nonce()
token()
scenario("continuation")
scenario("guard")
account()
diagnosis()
expectations()
