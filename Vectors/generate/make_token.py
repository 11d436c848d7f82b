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
    "NameCase": note(
        "AUTH_BYPASS", "A member whose name differs from nonce in case only.",
        "Decoders that ignore case let it stand for the claim, or hide the claim behind it.",
        "https://www.rfc-editor.org/rfc/rfc7515#section-5.3"),
    "LooseEquality": note(
        "AUTH_BYPASS", "Two digests that begin with 0e and go on with digits.",
        "Compared as numbers, as PHP's == does, both are zero.",
        "https://www.php.net/manual/en/language.operators.comparison.php"),
    "OddNonce": note(
        "AUTH_BYPASS", "The claim belongs to another spelling of the raw nonce.",
        "The raw nonce is trimmed, decoded or case-folded before it is hashed."),
    "Wrapped": note(
        "MODIFIED_PARAMETER", "Something stands around the token.",
        "What strips it strips more than it knows.", JWS),
    "HeaderPart": note(
        "MODIFIED_PARAMETER", "The first part is no base64url.", "Lenient decoders.", JWS),
    "SignaturePart": note(
        "MODIFIED_PARAMETER", "The third part is no base64url.", "Lenient decoders.", JWS),
    "StrayBits": note(
        "CAN_OF_WORMS", "Bits of the last letter that decode to nothing are not zero.",
        "Refusing and ignoring them are both allowed.",
        "https://www.rfc-editor.org/rfc/rfc4648#section-3.5"),
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
    "Utf16": note("MODIFIED_PARAMETER", "The payload is UTF-16.", "Parsers that guess.", JWS),
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
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
# The raw nonce of the vector that is being made.
RAW = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
OTHER = "Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci"
CLOCK = 1718000060
HEADER = '{"kid":"test-es256","alg":"ES256"}'
# Stands for the vector's own raw nonce, since None is none.
OWN = "\u0000own"
FORMS = ["hex", "base64url", "raw"]
ids = Ids("token")


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).digest()


def with_zero_digits(begin):
    """A raw nonce whose digest begins with the byte 0, so that dropped zeros show."""
    raw, index = f"{begin}-nonce-with-zero-0000000", 0
    while not sha256(raw).hex().startswith("00"):
        index += 1
        raw = f"{begin}-nonce-with-zero-{index:07d}"
    return raw


ZERO, UNPADDED = with_zero_digits("8Nq1"), with_zero_digits("7Mp2")


def set_raw(raw):
    global RAW
    RAW = raw


def each_its_own(family, make, set_raw=set_raw):
    """The vectors of a family, each with a raw nonce that no other vector has.

    What uses nonces up would otherwise judge the first of them, and refuse the others unread.
    """
    def made(number):
        digest = hashlib.sha512(f"AuthConformance {family} {number}".encode("ascii")).digest()
        set_raw("".join(LETTERS[byte % len(LETTERS)] for byte in digest[:32]))
        return make()

    return [marked(made(number)[number]) for number in range(len(made(0)))]


def marked(test):
    """Says so where the standards, or a contract that is silent, leave the verdict open."""
    isOpen = any(rule["verdict"] == "either" for rule in test["verdicts"])
    if isOpen and not {"pair", "generate"} & set(test) and "Unspecified" not in test["flags"]:
        test["flags"] = test["flags"] + ["Unspecified"]
    return test


def numbered(tests):
    """Their permanent ids: until now they bear the names of their families."""
    return [test | {"id": ids.next(test["id"])} for test in tests]


def unpadded(raw):
    """What `%x` makes of a digest: a byte below 16 loses its zero."""
    return "".join(f"{byte:x}" for byte in sha256(raw))


def claim(form, raw=None):
    raw = RAW if raw is None else raw
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


def vector(family, comment, flags, verdicts, body=None, raw=OWN, token=None, header=HEADER, **more):
    test = {"id": family, "comment": comment, "flags": flags,
            "rawNonce": RAW if raw == OWN else raw}
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
BYTE_ORDER_MARK = "a byte order mark"
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
    for digested, plain, comment in (
        ("a" * 22, "b" * 22, "the shortest nonce of 128 bits in base64url"),
        ("0123456789abcdef" * 4, "fedcba9876543210" * 4, "a nonce of 64 hex digits"),
        ("z" * 128, "y" * 128, "a long nonce"),
        ("00000000-0000-4000-8000-000000000000", "00000000-0000-4000-8000-000000000001",
         "a UUID as nonce"),
        ("-._~-._~-._~-._~-._~-._~", "~_.-~_.-~_.-~_.-~_.-~_.-", "punctuation only"),
    ):
        for form, raw in (("hex", digested), ("raw", plain)):
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
    both("a letter in the middle changed", ["NearMiss"],
         lambda c: c[:len(c) // 2] + ("b" if c[len(c) // 2] != "b" else "c") + c[len(c) // 2 + 1:],
         REJECT_MISMATCH)
    both("two letters in each other's place", ["NearMiss"], exchanged, REJECT_MISMATCH)
    both("one letter raised, another lowered", ["NearMiss"], balanced, REJECT_MISMATCH)
    for raw, other in (MAGIC, MAGIC[::-1]):
        tests.append(vector("mismatch", "two digests that are zero when read as numbers",
                            ["LooseEquality"], REJECT_MISMATCH,
                            payload(member(claim("hex", other))), raw))
    for name in ("Nonce", "NONCE"):
        for form in ("hex", "raw"):
            wrong, right = member(claim(form, OTHER)), f"{quoted(name)}:{quoted(claim(form))}"
            for members, order in (((wrong, right), "behind"), ((right, wrong), "in front")):
                tests.append(vector(
                    "mismatch", f"the right {form} form under {name} {order} another nonce's",
                    ["Mismatch", "NameCase"], [rule("reject", ["nonceMismatch", "malformedToken"])],
                    payload(",".join(members))))
    odd = [rule("reject", ["nonceMismatch", "nonceMalformed", "nonceMissing", "replayed"])]
    for change, comment in (
        (lambda raw: " " + raw, "a space in front"), (lambda raw: raw + " ", "a space behind"),
        (lambda raw: raw + "\n", "a newline behind"), (str.swapcase, "letters in the other case"),
        (lambda raw: f"%{ord(raw[0]):02X}" + raw[1:], "a percent-encoded letter"),
        (lambda raw: f"\"{raw}\"", "quotation marks around it"),
    ):
        for form in ("hex", "raw"):
            tests.append(vector(
                "mismatch", f"the raw nonce has {comment}, the {form} form is of the one without",
                ["OddNonce"], odd, payload(member(claim(form))), change(RAW)))
    return tests


# Found by others: the digest of each begins with 0e and has digits only behind.
MAGIC = ("34250003024812", "TyNOQHUS")


def exchanged(text):
    """Two neighbours that differ in each other's place, in the second half."""
    index = next(i for i in range(len(text) // 2, len(text)) if text[i] != text[i - 1])
    return text[:index - 1] + text[index] + text[index - 1] + text[index + 1:]


def balanced(text):
    """One letter a code point up and another one down, so that the sum stays."""
    letters = list(text)
    up = next(i for i, c in enumerate(letters) if c in "0123456789abcde" and c != "9")
    down = next(i for i, c in enumerate(letters) if i != up and c in "12345678bcdef")
    letters[up], letters[down] = chr(ord(letters[up]) + 1), chr(ord(letters[down]) - 1)
    return "".join(letters)


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
        (unpadded(UNPADDED), "unpadded hex", UNPADDED),
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
            flags = ["Missing"] + (["NameCase"] if name.lower() == "nonce" else [])
            tests.append(vector(
                "missing", f"the right {form} form under {ascii(name)}", flags,
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
    for form in ("hex", "raw"):
        tests.append(vector(
            "missing", f"nonce is null, the right {form} form is under Nonce behind it",
            ["Missing", "NameCase"], [rule("reject", everything)],
            payload(f'"nonce":null,"Nonce":{quoted(claim(form))}')))
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
    for text in ("None", "null", "nil", "undefined", "(null)", "<null>", "false", "0"):
        tests.append(vector("empty", f"no expected nonce, the digest of the text {text}",
                            ["ExpectedEmpty"], REJECT_EXPECTED, payload(member(claim("hex", text))),
                            None))
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
    for text, word in (("false", "false"), (None, "absent"), ("true", "true")):
        tests.append(vector("supported", f"nonce_supported {word}, the right base64url form",
                            ["NonceSupported", "Match"], accepted_under("base64url"),
                            payload(member(claim("base64url")), supported=text)))
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
    for form in ("base64url", "raw"):
        right, null = member(claim(form)), '"nonce":null'
        for body, comment in ((payload(right + "," + null), "right then null"),
                              (payload(null + "," + right), "null then right")):
            reasons = ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
            tests.append(vector("duplicate", f"two members, {comment} ({form} form)",
                                ["DuplicateKey"],
                                [rule("either", reasons, nonceForm=[form]),
                                 rule("reject", reasons)],
                                body, pair=f"duplicate-null-{form}"))
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
        (b"\xef\xbb\xbf" + raw_body, "Unspecified", BYTE_ORDER_MARK),
        (raw_body.decode().encode("utf-16-le"), "Utf16", "UTF-16"),
    ):
        # RFC 8259 section 8.1: a parser may ignore the mark rather than treat it as an error.
        rules = [rule("either", ["malformedToken"])] if comment == BYTE_ORDER_MARK else REJECT_BROKEN
        tests.append(vector("structure", f"payload: {comment}", [flag], rules, data))
    return tests + part_tests()


def distorted(part):
    """A part of a token that a lenient decoder reads as before."""
    return [
        ("a space inside", part[:9] + " " + part[9:]),
        ("a newline inside", part[:9] + "\n" + part[9:]),
        ("a newline behind", part + "\n"), ("a tab in front", "\t" + part),
        ("a letter outside base64url inside", part[:9] + "!" + part[9:]),
        ("padding", part + "=" * ((4 - len(part) % 4) % 4 or 1)),
        ("standard base64 letters", part.replace("-", "+").replace("_", "/")),
    ]


def stray(part):
    """The same bytes, with a bit set that decodes to nothing."""
    letters = LETTERS[:-3] + "-_"
    return part[:-1] + letters[letters.index(part[-1]) | 1]


def part_tests():
    tests = []
    token = ""
    for serial in range(1_000):
        token = compact(payload(member(claim("hex")), f'"jti":"{serial}"'))
        if {"-", "_"} & set(token.split(".")[2]):
            break
    head, body, signature = token.split(".")
    special = base64url(HEADER[:-1].encode() + ',"x":"\u00ff\u00fe\u00ff\u00be>>>???~~~"}'.encode())
    # A verifier that leaves signatures to another layer need not read the third part at all.
    unread = [rule("either", ["malformedToken"], signature=["notVerified"]),
              rule("reject", ["malformedToken", "badSignature"])]
    assert {"-", "_"} & set(special)
    for comment, part in distorted(special):
        tests.append(vector("structure", f"header: {comment}", ["Base64", "HeaderPart"],
                            REJECT_BROKEN, token=signed_text(part, body)))
    for comment, part in distorted(signature):
        tests.append(vector("structure", f"signature: {comment}", ["Base64", "SignaturePart"],
                            unread, token=f"{head}.{body}.{part}"))
    whole = f"{head}.{body}.{signature}"
    for comment, token in (
        ("the word Bearer in front", "Bearer " + whole), ("a newline behind", whole + "\n"),
        ("a space in front", " " + whole), ("quotation marks around it", f'"{whole}"'),
    ):
        isBehind = token.endswith("\n")
        tests.append(vector(
            "structure", f"whole token: {comment}",
            ["Base64", "SignaturePart" if isBehind else "Wrapped"],
            unread if isBehind else REJECT_BROKEN, token=token))
    # A header of 3 n + 1 bytes has unused bits in its last letter, as a signature of 64 bytes has.
    one = base64url(HEADER.encode() + b" " * ((1 - len(HEADER)) % 3))
    text = payload(member(claim("hex"))).encode()
    text = base64url(text + b" " * ((1 - len(text)) % 3))
    for where, token in (
        ("header", signed_text(stray(one), body)), ("payload", signed_text(head, stray(text))),
        ("signature", f"{head}.{body}.{stray(signature)}"),
    ):
        tests.append(vector("structure", f"{where}: stray bits in the last letter",
                            ["StrayBits", "Unspecified"],
                            [rule("either", ["malformedToken", "badSignature"])], token=token))
    tests.append(vector("structure", "payload: NaN for a number", ["Json", "Unspecified"],
                        [rule("either", ["malformedToken"])],
                        payload(member(claim("hex")), '"x":NaN')))
    return tests


def resource_tests():
    prefix = payload(member(claim("hex")))[:-1]
    tests = []
    for kind, count, comment, verdicts in (
        # A parser may set a limit to it, but need not (RFC 8259 section 9).
        ("nested", 10_000, "an array nested 10,000 deep",
         [rule("either", ["malformedToken"], nonceForm=["hex"]),
          rule("reject", ["malformedToken", "nonceMismatch"])]),
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
        # Of no code that is at hand: who compares it always has nothing to compare it with.
        (payload(hexa, '"c_hash":"rEJ4iQjk2m0dXbYqfTqXAw"'), HEADER, "c_hash",
         ["AppleShape", "Unspecified"],
         [rule("either", ["malformedToken"], nonceForm=["hex"]),
          rule("reject", ["malformedToken", "nonceMismatch"])]),
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


def group(requirement, comment, make):
    """A group of vectors, each with a nonce of its own."""
    return {
        "type": "match", "comment": comment, "requirement": requirement, "clock": CLOCK,
        "issuer": "https://appleid.apple.com", "audience": "com.example.app",
        "tests": numbered(each_its_own(make.__name__, make)),
    }


HEADERS = [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Tokens are signed with Vectors/keys/private.jwks.json, so that verifiers get to the nonce.",
]
def main():
    write("token", "claims", SOURCE, HEADERS, NOTES, [
        group("token.accept", "The claim is right", accept_tests),
        group("token.mismatch", "The claim is another", mismatch_tests),
        group("token.contract", "The claim is right for another contract", contract_tests),
        group("token.missing", "No usable claim", missing_tests),
        group("token.expected-empty", "Nothing to compare with", expected_empty_tests),
        group("token.nonce-supported", "What nonce_supported changes", nonce_supported_tests),
        group("token.duplicate-keys", "Two nonce members: of a pair at most one is accepted",
              duplicate_tests),
    ])
    write("token", "shapes", SOURCE, HEADERS, NOTES, [
        group("token.structure", "Broken tokens", structure_tests),
        group("token.structure", "Deep and large tokens, by recipe", resource_tests),
        group("token.tolerant", "What the provider really sends", tolerant_tests),
    ])


if __name__ == "__main__":
    main()
