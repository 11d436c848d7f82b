"""Identity tokens and raw nonces, with the verdict that each contract asks for.

    python3 make_token.py

Every token that can be signed is, with the test keys of Vectors/keys: these vectors judge matching,
and a verifier has to get as far.
"""

import base64
import hashlib
import json

from signing import base64url, sign, signed_text, signing_input
from vectorfile import Ids, note, write

SOURCE = {
    "name": "written for this suite, digests and signatures by Python's hashlib and cryptography",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Member names and types as in Apple's documentation of the identity token; "
    "shapes of broken tokens after RFC 7515, RFC 7519, RFC 8725 and Wycheproof's JWS file",
}
OIDC = "https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"
APPLE = (
    "https://developer.apple.com/documentation/signinwithapple/"
    "authenticating-users-with-sign-in-with-apple"
)
JWS = "https://www.rfc-editor.org/rfc/rfc7515#section-5.2"
NOTES = {
    "Match": note("BASIC", "The claim is what the contract says.", "A sign-in fails.", OIDC),
    "OtherForm": note(
        "AUTH_BYPASS",
        "The claim is right for another contract: raw, hex or base64url.",
        "Accepting more than one form hands replay to whoever saw the request.",
        OIDC,
    ),
    "Mismatch": note(
        "AUTH_BYPASS", "The claim belongs to another nonce.", "A stolen token is replayed.", OIDC),
    "NearMiss": note(
        "AUTH_BYPASS",
        "The claim differs little: a letter, a prefix, a suffix, a space, case.",
        "Prefix, trimming and case-insensitive comparisons exist in public code.",
        OIDC,
    ),
    "LookAlike": note(
        "AUTH_BYPASS",
        "The claim looks the same, or is canonically equivalent, but has other code points.",
        "Comparing with Unicode rules (Swift's == on String among them) accepts it.",
        "https://www.unicode.org/reports/tr15/",
    ),
    "Nul": note(
        "AUTH_BYPASS", "U+0000 in the claim.", "A C string comparison stops there.",
        "https://cwe.mitre.org/data/definitions/626.html"),
    "Encoded": note(
        "AUTH_BYPASS", "The claim is encoded once more.", "Decoding before comparing accepts it."),
    "Missing": note(
        "AUTH_BYPASS",
        "No usable nonce claim.",
        "\"Absent passes\" exists in public code: a token of another flow is accepted.",
        OIDC,
    ),
    "WrongType": note(
        "AUTH_BYPASS", "The claim is no JSON string.", "Turned into text it may compare equal."),
    "ExpectedEmpty": note(
        "AUTH_BYPASS",
        "The caller has no nonce, or an empty one.",
        "The most frequent server defect: the check is skipped when none is given.",
        OIDC,
    ),
    "Uncompared": note(
        "MISSING_STEP",
        "Wrong in such a way that no lenient comparison lets it in.",
        "Where it gets in, nothing is compared at all.",
    ),
    "NonceSupported": note(
        "CAN_OF_WORMS",
        "The member nonce_supported says whether the device could send a nonce.",
        "False or absent switches the check off in public code.",
        APPLE,
    ),
    "DuplicateKey": note(
        "CAN_OF_WORMS",
        "Two nonce members: parsers take the first, the last, or refuse.",
        "Two layers that disagree let a token pass that neither means to accept.",
        "https://www.rfc-editor.org/rfc/rfc8259#section-4",
        "https://www.rfc-editor.org/rfc/rfc7519#section-4",
    ),
    "Parts": note("MODIFIED_PARAMETER", "Not three parts.", "Out-of-bounds access.", JWS),
    "Base64": note("MODIFIED_PARAMETER", "A part is no base64url.", "Lenient decoders.", JWS),
    "Utf8": note("MODIFIED_PARAMETER", "The payload is no UTF-8.", "Repairing decoders.", JWS),
    "Json": note("MODIFIED_PARAMETER", "The payload is no JSON object.", "A crash.", JWS),
    "Resource": note(
        "CAN_OF_WORMS",
        "A token that is deep or large.",
        "Recursion overflows the stack; copying takes time.",
        "https://cwe.mitre.org/data/definitions/674.html",
    ),
    "Unspecified": note(
        "CAN_OF_WORMS",
        "The standards leave the verdict open, or let a verifier choose.",
        "Either verdict is right; what counts is that there is one.",
        "https://www.rfc-editor.org/rfc/rfc7515#section-4.1.4",
    ),
    "AppleShape": note(
        "LEGACY",
        "Members as the provider really sends them, documented or not.",
        "A strict decoder refuses real users.",
        APPLE,
    ),
}
RAW = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
OTHER = "Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci"
CLOCK = 1718000060
HEADER = '{"kid":"test-es256","alg":"ES256"}'
FORMS = ["hex", "base64url", "raw"]
ids = Ids("token")


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).digest()


def with_zero_digits():
    """A raw nonce whose digest begins with the byte 0, so that dropped zeros show."""
    raw, index = "8Nq1-nonce-with-zero-0000000", 0
    while not sha256(raw).hex().startswith("00"):
        index += 1
        raw = f"8Nq1-nonce-with-zero-{index:07d}"
    return raw


ZERO = with_zero_digits()


def unpadded(raw):
    """What `%x` makes of a digest: a byte below 16 loses its zero."""
    return "".join(f"{byte:x}" for byte in sha256(raw))


def claim(form, raw=RAW):
    return {"hex": sha256(raw).hex(), "base64url": base64url(sha256(raw)), "raw": raw}[form]


def quoted(value):
    return json.dumps(value, ensure_ascii=False)


def payload(nonce, *more, supported="true"):
    """The JSON text of a payload; `nonce` and `more` are JSON texts of members, or None."""
    members = [
        '"iss":"https://appleid.apple.com"', '"aud":"com.example.app"', '"exp":4102444800',
        '"iat":1718000000', '"sub":"001234.56789abcdef0123456789abcdef01234.5678"', nonce,
        '"auth_time":1718000000', f'"nonce_supported":{supported}' if supported else None, *more,
    ]
    return "{" + ",".join(member for member in members if member) + "}"


def member(value):
    return f'"nonce":{quoted(value)}'


def compact(body, header=HEADER):
    """The token, signed by the key that the header's algorithm asks for."""
    kid = "test-rs256" if "RS256" in header else "test-es256"
    return signed_text(*signing_input(header, body).split("."), kid)


def rule(verdict, reasons=(), **when):
    return {"when": when, "verdict": verdict, "reasons": list(reasons)}


def vector(family, comment, flags, verdicts, body=None, raw=RAW, token=None, header=HEADER, **more):
    test = {"id": ids.next(family), "comment": comment, "flags": flags, "rawNonce": raw}
    if "generate" not in more:
        test["token"] = token if token is not None else compact(body, header)
    if isinstance(body, str) and token is None:
        test["payload"] = body
    return test | more | {"verdicts": verdicts}


def accepted_under(*forms):
    rules = [rule("accept", nonceForm=list(forms))]
    if len(forms) < len(FORMS):
        rules.append(rule("reject", ["nonceMismatch"]))
    return rules


REJECT_MISMATCH = [rule("reject", ["nonceMismatch"])]
REJECT_TEXT = [rule("reject", ["nonceMismatch", "nonceMalformed"])]
REJECT_TYPE = [rule("reject", ["nonceMissing", "nonceMalformed", "nonceMismatch",
                               "malformedToken"])]
REJECT_BROKEN = [rule("reject", ["malformedToken"])]
REJECT_EXPECTED = [rule("reject", ["nonceMissing", "nonceMalformed", "nonceMismatch"])]


# Which of several trusted keys is meant, a verifier need not find out.
UNNAMED = [rule("accept", nonceForm=["hex"], signature=["notVerified"]),
           rule("either", ["badSignature"], nonceForm=["hex"]),
           rule("reject", ["nonceMismatch", "badSignature"])]


def missing(reasons, supported_false):
    """No nonce in the claim: only a policy that honours a false nonce_supported may accept."""
    rules = [rule("reject", reasons)]
    if supported_false:
        rules.insert(0, rule("accept", nonceSupported=["claimFalseRelaxes"]))
    return rules


def accept_tests():
    tests = []
    for form in FORMS:
        tests.append(vector("accept", f"the claim is the {form} form", ["Match", "OtherForm"],
                            accepted_under(form), payload(member(claim(form)))))
    for raw, comment in (
        ("a" * 22, "the shortest nonce of 128 bits in base64url"),
        ("0123456789abcdef" * 4, "a nonce of 64 hex digits"),
        ("z" * 128, "a long nonce"),
        ("00000000-0000-4000-8000-000000000000", "a UUID as nonce"),
        ("-._~-._~-._~-._~-._~-._~", "punctuation only"),
    ):
        for form in ("hex", "raw"):
            tests.append(vector("accept", f"{comment}, {form} form", ["Match"],
                                accepted_under(form), payload(member(claim(form, raw))), raw))
    tests.append(vector("accept", "a digest that begins with two zero digits", ["Match"],
                        accepted_under("hex"), payload(member(claim("hex", ZERO))), ZERO))
    tests.append(vector(
        "accept", "the claim written with a JSON escape", ["Match"], accepted_under("hex"),
        payload('"nonce":"\\u00%02x%s"' % (ord(claim("hex")[0]), claim("hex")[1:]))))
    return tests


def mismatch_tests():
    tests = []

    def both(comment, flags, change, verdicts=REJECT_TEXT):
        for form in ("hex", "raw"):
            tests.append(vector("mismatch", f"{comment} ({form} form)", flags, verdicts,
                                payload(member(change(claim(form))))))

    for form in FORMS:
        tests.append(vector("mismatch", f"another nonce's {form} form", ["Mismatch"],
                            REJECT_MISMATCH, payload(member(claim(form, OTHER)))))
    both("first letter changed", ["NearMiss"], lambda c: ("b" if c[0] != "b" else "c") + c[1:],
         REJECT_MISMATCH)
    both("last letter changed", ["NearMiss"], lambda c: c[:-1] + ("b" if c[-1] != "b" else "c"),
         REJECT_MISMATCH)
    both("last letter missing", ["NearMiss"], lambda c: c[:-1])
    both("first letter missing", ["NearMiss"], lambda c: c[1:])
    both("first letter only", ["NearMiss"], lambda c: c[:1])
    both("first half", ["NearMiss"], lambda c: c[: len(c) // 2])
    both("one letter more", ["NearMiss"], lambda c: c + "0")
    both("twice in a row", ["NearMiss"], lambda c: c + c)
    both("space in front", ["NearMiss"], lambda c: " " + c)
    both("space behind", ["NearMiss"], lambda c: c + " ")
    both("newline behind", ["NearMiss"], lambda c: c + "\n")
    both("other case", ["NearMiss"], str.swapcase)
    both("NUL behind", ["Nul"], lambda c: c + "\u0000")
    both("NUL and a tail behind", ["Nul"], lambda c: c + "\u0000tail")
    both("zero-width space inside", ["LookAlike"], lambda c: c[:5] + "\u200b" + c[5:])
    both("byte order mark in front", ["LookAlike"], lambda c: "\ufeff" + c)
    both("combining accent behind", ["LookAlike"], lambda c: c + "\u0301")
    both("percent-encoded first letter", ["Encoded"], lambda c: f"%{ord(c[0]):02X}" + c[1:])
    both("quoted once more", ["Encoded"], quoted)
    hexa = claim("hex")
    wide = "".join(chr(ord(c) + 0xFEE0) if c.isdigit() else c for c in hexa)
    tests.append(vector("mismatch", "full-width digits", ["LookAlike"], REJECT_TEXT,
                        payload(member(wide))))
    cyrillic = {"a": "\u0430", "c": "\u0441", "e": "\u0435"}
    tests.append(vector("mismatch", "Cyrillic letters", ["LookAlike"], REJECT_TEXT,
                        payload(member("".join(cyrillic.get(c, c) for c in hexa)))))
    kelvin = "K" + RAW[1:]
    tests.append(vector("mismatch", "the kelvin sign for K: canonically equivalent",
                        ["LookAlike"], REJECT_TEXT,
                        payload(member("\u212a" + RAW[1:])), kelvin))
    composed, decomposed = "caf\u00e9-" + RAW, "cafe\u0301-" + RAW
    tests.append(vector("mismatch", "decomposed for composed: canonically equivalent",
                        ["LookAlike"], REJECT_TEXT, payload(member(decomposed)), composed))
    tests.append(vector("mismatch", "digest of the decomposed nonce", ["LookAlike"],
                        REJECT_MISMATCH, payload(member(claim("hex", decomposed))), composed))
    return tests


def contract_tests():
    digest = sha256(RAW)
    double = hashlib.sha256(digest).hexdigest()
    cases = [
        (sha256(claim("hex")).hex(), "digest of the hex text"),
        (double, "digest of the digest"),
        (digest.hex().upper(), "upper-case hex"),
        (base64.b64encode(digest).decode("ascii"), "base64 with padding"),
        (base64url(digest) + "=", "base64url with padding"),
        (base64.b64encode(digest.hex().encode()).decode("ascii"), "base64 of the hex text"),
        (":".join(f"{byte:02x}" for byte in digest), "hex with colons"),
        ("0x" + digest.hex(), "hex with 0x in front"),
        (unpadded(ZERO), "unpadded hex", ZERO),
        ("sha256:" + digest.hex(), "with the name of the hash in front"),
        (hashlib.sha1(RAW.encode()).hexdigest(), "SHA-1"),
        (hashlib.sha512(RAW.encode()).hexdigest(), "SHA-512"),
        (hashlib.sha256(RAW.encode("utf-16-le")).hexdigest(), "digest of UTF-16"),
        (hashlib.sha256((RAW + "\n").encode()).hexdigest(), "digest with a newline appended"),
        (RAW[::-1], "the nonce backwards"),
    ]
    return [vector("contract", comment, ["OtherForm"], REJECT_TEXT, payload(member(value)),
                   *raw)
            for value, comment, *raw in cases]


def missing_tests():
    everything = ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
    hexa, tests = claim("hex"), []
    tests.append(vector("missing", "no nonce member", ["Missing"],
                        missing(["nonceMissing"], False), payload(None)))
    tests.append(vector("missing", "no nonce member in an empty payload", ["Missing"],
                        [rule("reject", ["nonceMissing", "malformedToken", "wrongIssuer",
                                         "wrongAudience", "expired"])], "{}"))
    for text, comment, flags in (
        ("null", "null", ["Missing"]),
        ('""', "an empty text", ["Missing"]),
        ("0", "the number 0", ["WrongType"]),
        ("1", "the number 1", ["WrongType"]),
        ("true", "true", ["WrongType"]),
        ("false", "false", ["WrongType"]),
        ("[]", "an empty array", ["WrongType"]),
        ("{}", "an empty object", ["WrongType"]),
        (f"[{quoted(hexa)}]", "the right hex form in an array", ["WrongType"]),
        (f"[{quoted(RAW)}]", "the right raw form in an array", ["WrongType"]),
        (f'{{"nonce":{quoted(hexa)}}}', "the right hex form in an object", ["WrongType"]),
        (f'{{"value":{quoted(RAW)}}}', "the right raw form in an object", ["WrongType"]),
    ):
        tests.append(vector("missing", f"nonce is {comment}", flags, [rule("reject", everything)],
                            payload(f'"nonce":{text}')))
    for name in ("Nonce", "NONCE", "nonce ", "n\u043ence", "nonc", "raw_nonce", "c_nonce"):
        for form in ("hex", "raw"):
            tests.append(vector(
                "missing", f"the right {form} form under {ascii(name)}", ["Missing"],
                [rule("reject", ["nonceMissing"])], payload(f"{quoted(name)}:{quoted(claim(form))}")))
    for form in ("hex", "raw"):
        tests.append(vector(
            "missing", f"the right {form} form in the header only", ["Missing"],
            [rule("reject", ["nonceMissing"])], payload(None),
            header='{"kid":"test-es256","alg":"ES256","nonce":%s}' % quoted(claim(form))))
        tests.append(vector(
            "missing", f"the right {form} form nested in another member", ["Missing"],
            [rule("reject", ["nonceMissing"])],
            payload(None, f'"claims":{{"nonce":{quoted(claim(form))}}}')))
    return tests


def expected_empty_tests():
    empty_hex = hashlib.sha256(b"").hexdigest()
    tests = []
    for raw, word in ((None, "no expected nonce"), ("", "an empty expected nonce")):
        for nonce, comment, *more in (
            (None, "no claim"), ('"nonce":null', "null"), (member(""), "an empty claim"),
            (member(claim("hex")), "a claim in hex form", "Uncompared"),
            (member(RAW), "a claim in raw form"),
            (member(empty_hex), "the digest of nothing in hex"),
            (member(base64url(hashlib.sha256(b"").digest())), "the digest of nothing in base64url"),
            (member("nil"), "the text nil"), (member("null"), "the text null"),
        ):
            tests.append(vector("empty", f"{word}, {comment}", ["ExpectedEmpty", *more],
                                REJECT_EXPECTED, payload(nonce), raw))
    tests.append(vector("empty", "no expected nonce, nonce_supported false, no claim",
                        ["ExpectedEmpty", "NonceSupported"], REJECT_EXPECTED,
                        payload(None, supported="false"), None))
    return tests


def nonce_supported_tests():
    tests = []
    values = [("true", "true"), ("false", "false"), (None, "absent"), ('"true"', 'the text "true"'),
              ('"false"', 'the text "false"'), ("0", "the number 0"), ("1", "the number 1"),
              ("null", "null")]
    typed = ["nonceMissing", "malformedToken"]
    for text, word in values:
        reasons = ["nonceMissing"] if text in ("true", "false", None) else typed
        tests.append(vector("supported", f"nonce_supported {word}, no claim", ["NonceSupported"],
                            missing(reasons, text == "false"), payload(None, supported=text)))
    for text, word in values:
        reasons = ["nonceMismatch"] + ([] if text in ("true", "false", None)
                                       else ["malformedToken"])
        tests.append(vector("supported", f"nonce_supported {word}, another nonce's claim",
                            ["NonceSupported", "Mismatch"], [rule("reject", reasons)],
                            payload(member(claim("hex", OTHER)), supported=text)))
    for text, word in (("false", "false"), (None, "absent"), ("true", "true")):
        for form in ("hex", "raw"):
            tests.append(vector("supported", f"nonce_supported {word}, the right {form} form",
                                ["NonceSupported", "Match"], accepted_under(form),
                                payload(member(claim(form)), supported=text)))
    tests.append(vector("supported", "nonce_supported false, an empty claim",
                        ["NonceSupported", "Missing"],
                        [rule("reject", ["nonceMissing", "nonceMalformed", "nonceMismatch"])],
                        payload(member(""), supported="false")))
    return tests


def duplicate_tests():
    tests = []
    for form in FORMS:
        right, wrong = member(claim(form)), member(claim(form, OTHER))
        pair = f"duplicate-{form}"
        for body, comment in ((payload(right + "," + wrong), "right then wrong"),
                              (payload(wrong + "," + right), "wrong then right")):
            rules = [rule("either", ["nonceMismatch", "nonceMalformed", "malformedToken"],
                          nonceForm=[form]),
                     rule("reject", ["nonceMismatch", "nonceMalformed", "malformedToken"])]
            tests.append(vector("duplicate", f"two members, {comment} ({form} form)",
                                ["DuplicateKey"], rules, body, pair=pair))
    right, null = member(claim("hex")), '"nonce":null'
    for body, comment in ((payload(right + "," + null), "right then null"),
                          (payload(null + "," + right), "null then right")):
        reasons = ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
        tests.append(vector("duplicate", f"two members, {comment} (hex form)", ["DuplicateKey"],
                            [rule("either", reasons, nonceForm=["hex"]), rule("reject", reasons)],
                            body, pair="duplicate-null"))
    for body, comment in (
        (payload(right + ',"\\u006eonce":' + quoted(claim("hex", OTHER))), "right then escaped"),
        (payload('"\\u006eonce":' + quoted(claim("hex", OTHER)) + "," + right), "escaped then right"),
    ):
        reasons = ["nonceMismatch", "nonceMalformed", "malformedToken"]
        tests.append(vector("duplicate", f"two members, one name escaped, {comment} (hex form)",
                            ["DuplicateKey"],
                            [rule("either", reasons, nonceForm=["hex"]), rule("reject", reasons)],
                            body, pair="duplicate-escaped"))
    return tests


def structure_tests():
    hexa = claim("hex")
    good = compact(payload(member(hexa)))
    head, body, signature = good.split(".")
    raw_body = payload(member(hexa)).encode("utf-8")
    # One payload whose base64 has + and /, to be written with the standard letters.
    special = payload(member(hexa), '"x":"\u00ff\u00fe\u00ff\u00be>>>???~~~"')
    assert {"-", "_"} & set(base64url(special.encode("utf-8")))
    standard = base64.b64encode(special.encode("utf-8")).rstrip(b"=").decode("ascii")
    padded = base64.urlsafe_b64encode(raw_body + b" " * ((1 - len(raw_body)) % 3)).decode("ascii")
    assert padded.endswith("=")
    tests = [
        vector("structure", comment, [flag], REJECT_BROKEN, token=token)
        for token, flag, comment in (
            ("", "Parts", "nothing"),
            (body, "Parts", "one part"),
            (head + "." + body, "Parts", "two parts"),
            (good + "." + signature, "Parts", "four parts"),
            (good + "." + signature + "." + signature, "Parts", "five parts"),
            ("..", "Parts", "three empty parts"),
            (".", "Parts", "one dot"),
            (signed_text("", body), "Parts", "empty header"),
            (signed_text(head, ""), "Parts", "empty payload"),
            ("." + good, "Parts", "dot in front"),
            (good + ".", "Parts", "dot behind"),
            (signed_text(head, body + "!"), "Base64", "a letter outside base64url"),
            (signed_text(head, body[:9] + " " + body[9:]), "Base64", "a space inside"),
            (signed_text(head, body[:9] + "\n" + body[9:]), "Base64",
             "a newline inside"),
            (signed_text(head, standard), "Base64", "standard base64 letters"),
            (signed_text(head, padded), "Base64", "padding"),
            (signed_text(head, base64url(b"x" * 3) + "A"), "Base64",
             "a length that base64 cannot have"),
        )
    ]
    for data, flag, comment in (
        (raw_body.replace(b"com.example", b"com.\xff\xfe"), "Utf8", "bytes that are no UTF-8"),
        (raw_body.replace(b"com.example", b"com.\xed\xa0\x80"), "Utf8", "an encoded surrogate"),
        (raw_body.replace(b"com.example", b"com.\xc0\xae"), "Utf8", "an overlong dot"),
        (b"not json", "Json", "a text that is no JSON"),
        (b"", "Json", "a payload of no bytes with its dots"),
        (b"[" + raw_body + b"]", "Json", "an array around the object"),
        (quoted(raw_body.decode()).encode(), "Json", "a JSON string that holds the object"),
        (b"null", "Json", "null"),
        (b"4102444800", "Json", "a number"),
        (raw_body[:-1], "Json", "the last brace missing"),
        (raw_body + b"}", "Json", "one brace more"),
        (raw_body + raw_body, "Json", "two objects"),
        (raw_body[:-1] + b",}", "Json", "a comma before the last brace"),
        (raw_body.replace(b'"', b"'"), "Json", "single quotes"),
        (b"\xef\xbb\xbf" + raw_body, "Json", "a byte order mark"),
        (raw_body.decode().encode("utf-16-le"), "Utf8", "UTF-16"),
    ):
        tests.append(vector("structure", f"payload: {comment}", [flag], REJECT_BROKEN, data))
    return tests


def resource_tests():
    prefix = payload(member(claim("hex")))[:-1]
    tests = []
    for kind, count, comment, verdicts in (
        ("nested", 10_000, "an array nested 10,000 deep",
         REJECT_BROKEN),
        ("unclosed", 10_000, "10,000 brackets that nothing closes", REJECT_BROKEN),
        ("padding", 786_000, "1 MiB of an unknown claim",
         [rule("either", ["malformedToken"], nonceForm=["hex"]),
          rule("reject", ["malformedToken", "nonceMismatch"])]),
    ):
        opening, closing = ('"', '"') if kind == "padding" else ("", "")
        recipe = {"kind": kind, "count": count, "header": base64url(HEADER.encode()),
                  "before": prefix + ',"x":' + opening, "after": closing + "}"}
        filler = {"nested": "[" * count + "]" * count, "unclosed": "[" * count,
                  "padding": "a" * count}[kind]
        token = compact(recipe["before"] + filler + recipe["after"])
        recipe |= {"signature": token.split(".")[2], "length": len(token)}
        tests.append(vector("resource", comment, ["Resource"], verdicts, generate=recipe))
    return tests


def tolerant_tests():
    hexa = member(claim("hex"))
    rs256 = '{"kid":"test-rs256","alg":"RS256"}'
    cases = [
        (payload(hexa, '"email":"a@example.com"', '"email_verified":true'), HEADER,
         "email_verified is a Bool"),
        (payload(hexa, '"email":"a@example.com"', '"email_verified":"true"'), HEADER,
         "email_verified is a text"),
        (payload(hexa, '"email":"a@example.com"', '"email_verified":"false"'), HEADER,
         "email_verified is the text false"),
        (payload(hexa, '"is_private_email":true'), HEADER, "is_private_email is a Bool"),
        (payload(hexa, '"is_private_email":"true"'), HEADER, "is_private_email is a text"),
        (payload(hexa, '"real_user_status":2'), HEADER, "real_user_status"),
        (payload(hexa, '"transfer_sub":"001234.a.5678"'), HEADER, "transfer_sub"),
        (payload(hexa, '"c_hash":"rEJ4iQjk2m0dXbYqfTqXAw"'), HEADER, "c_hash"),
        (payload(hexa, '"org_id":"x"', '"future":{"deep":[1,2.5e3,null,{"nonce":"other"}]}'), HEADER,
         "unknown claims"),
        (payload(hexa), rs256, "an RS256 header"),
        (payload(hexa), '{"alg":"ES256","typ":"JWT","kid":"test-es256"}', "a header with typ"),
        (payload(hexa), '{"alg":"RS256"}', "a header without kid", ["AppleShape", "Unspecified"],
         UNNAMED),
        ("{" + hexa + "," + payload(None)[1:], HEADER, "nonce is the first member"),
        (payload(None)[:-1] + "," + hexa + "}", HEADER, "nonce is the last member"),
        (payload(hexa).replace(",", " ,\n  ").replace("{", "{ "), HEADER, "white space"),
        (payload(hexa).replace("/", "\\/"), HEADER, "escaped slashes"),
        (payload(hexa, '"name":"\\u00e9\\ud83d\\ude00"'), HEADER, "escapes and a surrogate pair"),
        (payload(hexa, '"name":"\u00e9\U0001f600"'), HEADER, "letters outside ASCII"),
        (payload(hexa, supported=None), HEADER, "no nonce_supported"),
    ]
    return [vector("tolerant", comment, *(more or (["AppleShape"], accepted_under("hex"))), body,
                   header=header)
            for body, header, comment, *more in cases]


def group(requirement, comment, tests):
    return {
        "type": "match", "comment": comment, "requirement": requirement, "clock": CLOCK,
        "issuer": "https://appleid.apple.com", "audience": "com.example.app",
        "tests": tests,
    }


HEADERS = [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Tokens are signed with Vectors/keys/private.jwks.json, so that verifiers get to the nonce.",
]
def main():
    write("token", "claims", SOURCE, HEADERS, NOTES, [
        group("token.accept", "The claim is right", accept_tests()),
        group("token.mismatch", "The claim is another", mismatch_tests()),
        group("token.contract", "The claim is right for another contract", contract_tests()),
        group("token.missing", "No usable claim", missing_tests()),
        group("token.expected-empty", "Nothing to compare with", expected_empty_tests()),
        group("token.nonce-supported", "What nonce_supported changes", nonce_supported_tests()),
        group("token.duplicate-keys", "Two nonce members: of a pair at most one is accepted",
              duplicate_tests()),
    ])
    write("token", "shapes", SOURCE, HEADERS, NOTES, [
        group("token.structure", "Broken tokens", structure_tests()),
        group("token.structure", "Deep and large tokens, by recipe", resource_tests()),
        group("token.tolerant", "What the provider really sends", tolerant_tests()),
    ])


if __name__ == "__main__":
    main()
