"""Tokens whose issuer, audience and times are right, wrong, or at the limit of what is allowed.

    python3 make_token_times.py

All are really signed, and the nonce is right: what counts is the other claims.
"""

import make_token
from make_token import CLOCK, HEADER, NOTES, SOURCE, claim, compact, each_its_own, quoted, rule
from vectorfile import Ids, note, write

RFC7519 = "https://www.rfc-editor.org/rfc/rfc7519#section-"
OIDC = "https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"
CLAIMS_NOTES = NOTES | {
    "Genuine": note("BASIC", "Every claim says what it must.", "A sign-in fails.", OIDC),
    "Issuer": note(
        "AUTH_BYPASS", "Another issuer, or nearly the right one.",
        "Prefix, suffix and case-insensitive comparisons accept somebody else's tokens.",
        RFC7519 + "4.1.1", OIDC),
    "Audience": note(
        "AUTH_BYPASS", "A token for another client, or for several.",
        "A token that the user gave to another app signs in here.", RFC7519 + "4.1.3", OIDC),
    "Expiry": note(
        "MISSING_STEP", "The token's validity ends.",
        "A token found in a log or a backup still works.", RFC7519 + "4.1.4"),
    "Units": note(
        "MODIFIED_PARAMETER", "A time in another unit, type or size.",
        "Seconds compared with milliseconds never expire; conversions trap.", RFC7519 + "2"),
    "Future": note(
        "MISSING_STEP", "The token's validity has not begun.",
        "A token made in advance outlives what was known about its user.",
        RFC7519 + "4.1.5", RFC7519 + "4.1.6"),
    "IssuedAt": note(
        "MISSING_STEP", "What is special is iat.", "A token of tomorrow is taken today.",
        RFC7519 + "4.1.6"),
    "NotBefore": note(
        "MISSING_STEP", "What is special is nbf.", "A token of tomorrow is taken today.",
        RFC7519 + "4.1.5"),
    "Absent": note(
        "MISSING_STEP", "The claim is not there.", "What is not there is not compared.", OIDC),
    "Limit": note(
        "EDGE_CASE", "The very second at which the validity ends.",
        "At exp itself a token is no longer valid.", RFC7519 + "4.1.4"),
    "WithinLeeway": note(
        "FUNCTIONALITY", "Right only by the leeway that the contract declares and need not grant.",
        "Clocks differ by seconds: a sign-in fails.", RFC7519 + "4.1.4"),
    "BeyondLeeway": note(
        "MODIFIED_PARAMETER", "Wrong by a second or a minute more than the contract's leeway.",
        "Tokens live longer than the contract says."),
    "FarBeyondLeeway": note(
        "MODIFIED_PARAMETER", "Wrong by an hour or a day more than the contract's leeway.",
        "Tokens live far longer than the contract says."),
}
CLAIMS_NOTES |= {
    "Duplicates": note(
        "CAN_OF_WORMS", "A verified claim twice: parsers take the first, the last, or refuse.",
        "Two layers that disagree let a token pass that neither means to accept.",
        RFC7519 + "4"),
    "FurtherAudience": note(
        "AUTH_BYPASS", "A token for this client and for others.",
        "Whoever else the token is for can sign in here with it.", OIDC),
    "AuthorizedParty": note(
        "AUTH_BYPASS", "What is special is azp, to whom the token was issued.",
        "A token that another client got signs in here.", OIDC),
    "Subject": note(
        "MISSING_STEP", "What is special is sub.", "Accounts without a name fall together.",
        "https://openid.net/specs/openid-connect-core-1_0.html#IDToken"),
    "OtherKind": note(
        "AUTH_BYPASS", "The provider signed it with the same key, for another purpose.",
        "Whoever gets such a token signs in with it.",
        "https://www.rfc-editor.org/rfc/rfc8725#section-3.12",
        "https://openid.net/specs/openid-connect-backchannel-1_0.html#LogoutToken"),
    "AsText": note(
        "MODIFIED_PARAMETER", "A number that is larger when compared letter by letter.",
        "A time compared as text.", RFC7519 + "2"),
}
ISSUER, AUDIENCE = "https://appleid.apple.com", "com.example.app"
BEGIN, END = 1718000000, 1718086400
FAR = 4102444800
NEVER = "\u0000absent"
ids = Ids("token")


def body(**changed):
    """A payload; each changed member is a JSON text, or NEVER for none."""
    members = {
        "iss": quoted(ISSUER), "aud": quoted(AUDIENCE), "exp": str(FAR), "iat": str(BEGIN),
        "sub": '"001234.56789abcdef0123456789abcdef01234.5678"',
        "nonce": quoted(claim("hex")), "auth_time": str(BEGIN), "nonce_supported": "true",
    } | changed
    return "{" + ",".join(f'"{name}":{text}' for name, text in members.items() if text != NEVER) \
        + "}"


def vector(comment, flags, verdicts, now=None, leeways=None, text=None, header=HEADER, **changed):
    text = text or body(**changed)
    test = {"comment": comment, "flags": flags, "rawNonce": make_token.RAW,
            "token": compact(text, header), "payload": text, "verdicts": verdicts}
    if now is not None:
        test["now"] = now
    if leeways is not None:
        test["leeways"] = leeways
    return test


ACCEPT = [rule("accept", nonceForm=["hex"]), rule("reject", ["nonceMismatch"])]


def within(name, reason):
    """A leeway may be granted, and need not be (RFC 7519, section 4.1.4)."""
    return [rule("accept", nonceForm=["hex"], leeway=["none"]),
            rule("either", [reason], nonceForm=["hex"], claims=[name])] + ACCEPT


def refused(name, *reasons):
    """Rejected where the claim is verified; else the nonce alone decides."""
    return [rule("reject", list(reasons), claims=[name])] + ACCEPT


def either(name, *reasons):
    return [rule("either", list(reasons), claims=[name])] + ACCEPT


def genuine():
    return [
        vector("every claim as the provider sends it", ["Genuine"], ACCEPT),
        vector("no nbf", ["Genuine"], ACCEPT),
        vector("nbf in the past", ["Genuine"], ACCEPT, nbf=str(BEGIN)),
        vector("nbf of zero", ["Genuine"], ACCEPT, nbf="0"),
        vector("auth_time and iat differ", ["Genuine"], ACCEPT, auth_time="1500000000"),
    ]


def issuer():
    wrong = [
        ("another issuer", quoted("https://accounts.example.com"), "Uncompared"),
        ("the right one with a slash behind", quoted(ISSUER + "/")),
        ("the right one with a host behind", quoted(ISSUER + ".evil.example")),
        ("the right one with a path behind", quoted(ISSUER + "/evil")),
        ("the right one with a fragment behind", quoted(ISSUER + "#")),
        ("the right one as user information", quoted(ISSUER + "@evil.example")),
        ("the right one behind another", quoted("https://evil.example/" + ISSUER)),
        ("the right one as a query", quoted("https://evil.example/?" + ISSUER)),
        ("http for https", quoted("http" + ISSUER[5:])),
        ("no scheme", quoted(ISSUER[8:])),
        ("upper case", quoted(ISSUER.upper())),
        ("one letter missing", quoted(ISSUER[:-1])),
        ("a space behind", quoted(ISSUER + " ")),
        ("a NUL behind", quoted(ISSUER + "\u0000")),
        ("Cyrillic a", quoted(ISSUER.replace("apple", "\u0430pple"))),
        ("empty", '""'),
    ]
    odd = [
        ("absent", NEVER, "Absent"), ("null", "null"), ("a number", "1"), ("true", "true"),
        ("an array with the right one", "[" + quoted(ISSUER) + "]"),
        ("an object with the right one", '{"iss":' + quoted(ISSUER) + "}"),
    ]
    return [vector(f"iss: {comment}", ["Issuer", *more], refused("iss", "wrongIssuer"), iss=text)
            for comment, text, *more in wrong] + [
        vector(f"iss: {comment}", ["Issuer", *more],
               refused("iss", "wrongIssuer", "malformedToken"), iss=text)
        for comment, text, *more in odd]


def audience():
    right, other = quoted(AUDIENCE), quoted("com.example.other")
    good = [
        ("an array of one", f"[{right}]"), ("first of two in an array", f"[{right},{other}]"),
        ("second of two in an array", f"[{other},{right}]"),
        ("last of five in an array", "[" + (other + ",") * 4 + right + "]"),
    ]
    # Whether others may be named beside this client, a contract says, or leaves open.
    several = [rule("either", ["wrongAudience", "malformedToken"], claims=["aud"],
                    audiences=["open", "onlyOwn", "authorizedParty"])] + ACCEPT
    wrong = [
        ("another app", other, "Uncompared"), ("an array of others", f"[{other},{other}]"),
        ("an empty array", "[]"), ("the right one with something behind", quoted(AUDIENCE + ".x")),
        ("the right one with a letter behind", quoted(AUDIENCE + "s")),
        ("something in front of the right one", quoted("evil." + AUDIENCE)),
        ("one letter missing", quoted(AUDIENCE[:-1])), ("its beginning", quoted("com.example")),
        ("upper case", quoted(AUDIENCE.upper())), ("a wildcard", quoted("com.example.*")),
        ("a star", quoted("*")), ("empty", '""'),
        ("two in one text, with a space", quoted(f"com.example.other {AUDIENCE}")),
        ("two in one text, with a comma", quoted(f"com.example.other,{AUDIENCE}")),
        ("an array of near misses", "[" + quoted(AUDIENCE + ".x") + "," + quoted("com") + "]"),
    ]
    odd = [
        ("absent", NEVER, "Absent"), ("null", "null"), ("true", "true"), ("a number", "0"),
        ("an object with the right one", f'{{"aud":{right}}}'),
        ("the right one as a member's name", f'{{{right}:true}}'),
        ("the right one in an array in an array", f"[[{right}]]"),
    ]
    return [vector(f"aud: {comment}", ["Audience"], several if "," in text else ACCEPT, aud=text)
            for comment, text in good] + [
        vector(f"aud: {comment}", ["Audience", *more], refused("aud", "wrongAudience"), aud=text)
        for comment, text, *more in wrong] + [
        vector(f"aud: {comment}", ["Audience", *more],
               refused("aud", "wrongAudience", "malformedToken"), aud=text)
        for comment, text, *more in odd]


def expiry():
    expired, typed = refused("exp", "expired"), refused("exp", "expired", "malformedToken")
    limit = [rule("reject", ["expired"], claims=["exp"], leeway=["none"]),
             rule("either", ["expired"], claims=["exp"])] + ACCEPT
    tests = [
        vector("exp in the past by 20 years", ["Expiry", "Uncompared"], expired, exp="1000000000"),
        vector("exp in 2001, iat before it", ["Expiry"], expired, exp="1000000001",
               iat="1000000000"),
        vector("exp is zero", ["Expiry"], expired, exp="0"),
        vector("exp is negative", ["Expiry", "Units"], expired, exp="-1"),
        vector("exp is negative and huge", ["Expiry", "Units"], typed,
               exp="-9223372036854775808"),
        vector("exp is 1970 as a fraction", ["Expiry", "Units"], typed, exp="0.5"),
        vector("the last second before exp", ["Expiry"], ACCEPT, END - 1, exp=str(END)),
        vector("the last second before exp and leeway", ["Expiry", "WithinLeeway"],
               within("exp", "expired"), END - 1, 1, exp=str(END)),
        vector("the very second of exp and leeway", ["Expiry", "Limit", "Unspecified"], limit, END,
               1, exp=str(END)),
        vector("a second after exp and leeway", ["Expiry", "BeyondLeeway"], expired, END + 1, 1,
               exp=str(END)),
        vector("a minute after exp and leeway", ["Expiry", "BeyondLeeway"], expired, END + 60, 1,
               exp=str(END)),
        vector("an hour after exp and leeway", ["Expiry", "FarBeyondLeeway"], expired, END + 3600,
               1, exp=str(END)),
        vector("a day after exp and leeway", ["Expiry", "FarBeyondLeeway"], expired, END + 86400,
               1, exp=str(END)),
        vector("a fraction, still to come", ["Expiry", "Units"], ACCEPT, END - 1,
               exp=f"{END}.5"),
        vector("a fraction, two seconds ago", ["Expiry", "Units"], expired, END + 2, 1,
               exp=f"{END}.5"),
        vector("an exponent", ["Expiry", "Units"], ACCEPT, exp="4.1024448e9"),
        vector("exp is absent", ["Expiry", "Absent"], typed, exp=NEVER),
        vector("exp is null", ["Expiry"], typed, exp="null"),
        vector("exp is true", ["Expiry", "Units"], typed, exp="true"),
        vector("exp is a text of digits", ["Expiry", "Units"], typed, exp=quoted(str(FAR))),
        vector("exp is a date as text", ["Expiry", "Units"], typed,
               exp=quoted("2100-01-01T00:00:00Z")),
        vector("exp is a text without digits", ["Expiry", "Units"], typed, exp='"never"'),
        vector("exp is an empty text", ["Expiry", "Units"], typed, exp='""'),
        vector("exp in an array", ["Expiry", "Units"], typed, exp=f"[{FAR}]"),
        vector("exp is an object", ["Expiry", "Units"], typed, exp="{}"),
    ]
    for text, comment in (
        (str(FAR * 1000), "exp in milliseconds"), ("9007199254740993", "exp beyond 2^53"),
        ("9223372036854775807", "exp of 2^63 - 1"), ("9223372036854775808", "exp of 2^63"),
        ("18446744073709551616", "exp of 2^64"), ("1e300", "exp of 10^300"),
        ("1e999", "exp beyond any floating-point number"), ("1" + "0" * 400, "exp of 401 digits"),
    ):
        tests.append(vector(comment, ["Units", "Unspecified"],
                            either("exp", "expired", "malformedToken"), exp=text))
    return tests


def future():
    late, typed = "notYetValid", ("notYetValid", "malformedToken")
    tests = []
    for name, which in (("iat", "IssuedAt"), ("nbf", "NotBefore")):
        flags = ["Future", which]
        tests += [
            vector(f"{name} in 2099", flags + ["Uncompared"], refused(name, late),
                   **{name: "4070908800"}),
            vector(f"the very second of {name}", flags, ACCEPT, BEGIN, **{name: str(BEGIN)}),
            vector(f"{name} within the leeway", flags + ["WithinLeeway"], within(name, late), BEGIN,
                   -1, **{name: str(BEGIN)}),
            vector(f"{name} a second beyond the leeway", flags + ["BeyondLeeway"],
                   refused(name, late), BEGIN + 99, -1, **{name: str(BEGIN + 100)}),
            vector(f"{name} an hour beyond the leeway", flags + ["FarBeyondLeeway"],
                   refused(name, late), BEGIN + 100, -1, **{name: str(BEGIN + 3700)}),
            vector(f"{name} is a text of digits", flags + ["Units"], refused(name, *typed),
                   **{name: quoted(str(BEGIN))}),
            vector(f"{name} is a text without digits", flags + ["Units"], refused(name, *typed),
                   **{name: '"now"'}),
            vector(f"{name} is true", flags + ["Units"], refused(name, *typed),
                   **{name: "true"}),
            vector(f"{name} in an array", flags + ["Units"], refused(name, *typed),
                   **{name: f"[{BEGIN}]"}),
            vector(f"{name} with a fraction", flags + ["Units"], ACCEPT,
                   **{name: f"{BEGIN}.25"}),
            vector(f"{name} of 10^300", flags + ["Units"], refused(name, *typed),
                   **{name: "1e300"}),
            vector(f"{name} of 2^64", flags + ["Units"], refused(name, *typed),
                   **{name: "18446744073709551616"}),
        ]
    # All tokens above have an iat in the past of their clock, whatever their nbf.
    for test in tests:
        if "NotBefore" in test["flags"]:
            assert '"iat":1718000000' in test["payload"]
    return tests


def more():
    """Vectors that came later: ids are for ever."""
    typed = refused("exp", "expired", "malformedToken")
    tests = [
        vector("exp in 2001, of nine digits", ["Expiry", "AsText"], refused("exp", "expired"),
               exp="999999999"),
        vector("exp of one digit", ["Expiry", "AsText"], refused("exp", "expired"), exp="9"),
    ]
    for name in ("NaN", "Infinity"):
        tests.append(vector(f"exp is {name}", ["Expiry", "Units"],
                            [rule("reject", ["expired", "malformedToken"], claims=["exp"]),
                             rule("either", ["malformedToken"])], exp=name))
    tests += [
        vector("exp is a text of digits, in the past", ["Expiry", "Units"], typed,
               exp='"1000000000"'),
        vector("iat is absent", ["IssuedAt", "Absent"],
               refused("iat", "malformedToken", "notYetValid"), iat=NEVER),
        vector("iat is null", ["IssuedAt", "Absent"],
               refused("iat", "malformedToken", "notYetValid"), iat="null"),
    ]
    return tests


def near_misses():
    """What a pattern, a trimming or a list of issuers lets in; they came later, too."""
    def dotless(text):
        """The text with an X for its first dot, and for its last."""
        return text.replace(".", "X", 1), "X".join(text.rsplit(".", 1))

    tests = []
    for name, right, flag, reason in (("iss", ISSUER, "Issuer", "wrongIssuer"),
                                      ("aud", AUDIENCE, "Audience", "wrongAudience")):
        first, last = dotless(right)
        for comment, text in (
            ("an X for the first dot", first), ("an X for the last dot", last),
            ("a line feed behind", right + "\n"), ("a space in front", " " + right),
            ("blanks around it", f"\t {right} \r\n"),
        ) + ((("a space behind", right + " "),) if name == "aud" else ()):
            tests.append(vector(f"{name}: {comment}", [flag], refused(name, reason),
                                **{name: quoted(text)}))
    tests.append(vector("aud: a line feed behind, in an array", ["Audience"],
                        refused("aud", "wrongAudience"), aud="[" + quoted(AUDIENCE + "\n") + "]"))
    for comment, text in (("another provider", "https://accounts.google.com"),
                          ("another host of the provider", "https://account.apple.com")):
        tests.append(vector(f"iss: {comment}", ["Issuer"], refused("iss", "wrongIssuer"),
                            iss=quoted(text)))
    return tests


def duplicates():
    """Different duplicates of a verified claim: of both orders at most one is accepted."""
    tests = []
    for name, right, wrong, reason in (
        ("iss", quoted(ISSUER), quoted("https://accounts.example.com"), "wrongIssuer"),
        ("aud", quoted(AUDIENCE), quoted("com.example.other"), "wrongAudience"),
        ("exp", str(FAR), "1000000000", "expired"),
    ):
        for first, second, order in ((right, wrong, "right then wrong"),
                                     (wrong, right, "wrong then right")):
            rules = [rule("either", [reason, "malformedToken"], claims=[name],
                          nonceForm=["hex"]),
                     rule("either", ["malformedToken"], nonceForm=["hex"]),
                     rule("reject", ["nonceMismatch", "malformedToken", reason])]
            test = vector(f"{name} twice, {order}", ["Duplicates"], rules,
                          **{name: f'{first},"{name}":{second}'})
            tests.append(test | {"pair": f"duplicate-{name}", "verdicts": test.pop("verdicts")})
    return tests


def authorized_parties():
    mine, other = quoted(AUDIENCE), quoted("com.example.other")
    both, wrong = f"[{mine},{other}]", ["wrongAudience", "malformedToken"]
    further, party = ["FurtherAudience"], ["AuthorizedParty"]

    def ruled(only_own, authorized):
        verdicts = []
        for rule_, verdict in (("onlyOwn", only_own), ("authorizedParty", authorized)):
            if verdict != "accept":
                verdicts.append(rule(verdict, wrong, claims=["aud"], audiences=[rule_]))
        return verdicts + [rule("either", wrong, claims=["aud"], audiences=["open", "accepted"])] \
            + ACCEPT

    return [
        vector("azp: one audience, none", ["Genuine"], ACCEPT),
        vector("azp: one audience, this client", party, ruled("accept", "accept"), azp=mine),
        vector("azp: one audience, another client", party, ruled("either", "reject"), azp=other),
        vector("azp: two audiences, none", further, ruled("reject", "reject"), aud=both),
        vector("azp: two audiences, the other first, none", further, ruled("reject", "reject"),
               aud=f"[{other},{mine}]"),
        vector("azp: two audiences, this client", further, ruled("reject", "accept"), aud=both,
               azp=mine),
        vector("azp: two audiences, the other client", further + party,
               ruled("reject", "reject"), aud=both, azp=other),
        vector("azp: two audiences, null", further, ruled("reject", "reject"), aud=both,
               azp="null"),
        vector("azp: two audiences, an array", further + party, ruled("reject", "reject"),
               aud=both, azp=f"[{mine}]"),
        vector("azp: two audiences, its beginning", further + party, ruled("reject", "reject"),
               aud=both, azp=quoted("com.example")),
        vector("azp: this client twice", further, ruled("either", "either"),
               aud=f"[{mine},{mine}]"),
    ]


def subjects():
    genuine_ = [vector("sub: " + comment, ["Genuine"], ACCEPT, sub=text) for comment, text in (
        ("as the provider sends it", '"001234.56789abcdef0123456789abcdef01234.5678"'),
        ("one letter", '"7"'), ("255 letters", quoted("a" * 255)))]
    return genuine_ + [
        vector(f"sub: {comment}", ["Subject", *more_], refused("sub", "malformedToken"), sub=text)
        for comment, text, *more_ in (
            ("absent", NEVER, "Absent"), ("null", "null"), ("empty", '""'), ("a number", "1234"),
            ("true", "true"), ("an array", '["001234.5678"]'), ("an object", '{"id":"001234"}'),
        )]


def other_kinds():
    event = quoted('{"type":"consent-revoked","sub":"001234.5678","event_time":1718000000}')
    logout = '{"http://schemas.openid.net/event/backchannel-logout":{}}'
    bare = {"nonce": NEVER, "auth_time": NEVER, "nonce_supported": NEVER}
    typed = '{"kid":"test-es256","alg":"ES256","typ":"%s"}'
    reasons = ["nonceMissing", "malformedToken", "badSignature", "wrongAudience", "wrongIssuer",
               "expired"]
    no = [rule("reject", reasons)]
    tests = [
        vector("a server notification", ["OtherKind"], no, events=event, jti='"a"',
               **bare | {"exp": NEVER, "sub": NEVER}),
        vector("a server notification that expires", ["OtherKind"], no, events=event, jti='"b"',
               **bare | {"sub": NEVER}),
        vector("a server notification with a subject", ["OtherKind"], no, events=event, jti='"c"',
               **bare),
        vector("a security event token", ["OtherKind"], no, header=typed % "secevent+jwt",
               events='{"https://schemas.openid.net/secevent/risc/event-type/account-disabled":{}}',
               jti='"d"', **bare),
        vector("a logout token", ["OtherKind"], no, header=typed % "logout+jwt", events=logout,
               sid='"e"', jti='"e"', **bare),
        vector("a logout token without typ", ["OtherKind"], no, events=logout, sid='"f"', jti='"f"',
               **bare),
        vector("an access token", ["OtherKind"], no, header=typed % "at+jwt", scope='"openid email"',
               client_id=quoted(AUDIENCE), jti='"g"', **bare),
        vector("an access token without typ", ["OtherKind"], no, scope='"openid email"',
               client_id=quoted(AUDIENCE), token_use='"access"', **bare),
    ]
    # No provider writes the nonce into these, and no standard has a relying party refuse them.
    right = [rule("either", reasons, nonceForm=["hex"]),
             rule("reject", reasons + ["nonceMismatch"])]
    for comment, more_ in (("events", {"events": logout}), ("a scope", {"scope": '"openid"'})):
        tests.append(vector(f"the right nonce beside {comment}", ["OtherKind", "Unspecified"], right,
                            **more_))
    return tests


GROUPS = [
    ("token.claims", "claims", "Genuine claims", genuine), ("token.claims", "claims", "The issuer", issuer),
    ("token.claims", "claims", "The audience", audience),
    ("token.claims", "claims", "The end of validity", expiry),
    ("token.claims", "claims", "The beginning of validity", future),
    ("token.claims", "claims", "Times in further shapes", more),
    ("token.claims", "claims", "Nearly the right issuer or audience", near_misses),
    ("token.duplicate-keys", "duplicate-claims", "Duplicates of other claims", duplicates),
    ("token.azp", "azp", "Several audiences, and to whom the token was issued", authorized_parties),
    ("token.subject", "subject", "Whom the token is about", subjects),
    ("token.type-confusion", "kind", "Other tokens that the same key signs", other_kinds),
]


def main():
    write("token", "times", SOURCE | {"notes": "After RFC 7519, RFC 8725 and OpenID Connect Core"}, [
        "now is the present; `leeways` times the contract's leeway is added to it.",
        "A test with `now` is for verifiers that take their clock from the caller.",
    ], CLAIMS_NOTES, [{
        "type": "match", "comment": comment, "requirement": requirement, "clock": CLOCK,
        "issuer": ISSUER, "audience": AUDIENCE,
        "tests": [{"id": ids.next(family)} | test
                  for test in each_its_own(f"{family} {make.__name__}", make)],
    } for requirement, family, comment, make in GROUPS])


if __name__ == "__main__":
    main()
