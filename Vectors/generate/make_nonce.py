"""Alphabets of the field, lengths, and scripted byte sources.

    python3 make_nonce.py
"""

import string

from vectorfile import Ids, note, write

SOURCE = {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Alphabets as their origins publish them; misprints as found in public code",
}
NOTES = {
    "Published": note("BASIC", "In deliberate use.", "Must not be flagged."),
    "MissingLetter": note(
        "KNOWN_BUG",
        "A letter of the alphabet that was meant is missing.",
        "W is missing from the most copied alphabet; whoever adds it and keeps byte % count makes "
        "four letters come at 3/4 of the rate of the others.",
    ),
    "CaseDoubled": note(
        "KNOWN_BUG",
        "Hex digits in both cases.",
        "Six values have two letters each: fewer bits than the alphabet promises where case is "
        "folded.",
    ),
    "NoLength": note(
        "AUTH_BYPASS", "A length at which there is no nonce.", "Every attempt has the same one.",
        "https://openid.net/specs/openid-connect-core-1_0.html#NonceNotes"),
    "Length": note("BASIC", "A length in common use.", "Loops test the wrong counter."),
    "SourceFails": note(
        "MISSING_STEP",
        "The byte source reports a failure.",
        "Where the status is ignored the nonce is constant: 000…0.",
        "https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)",
    ),
    "ShortRead": note(
        "MISSING_STEP",
        "The byte source gives fewer bytes than asked for.",
        "The rest of the buffer is constant.",
        "https://man7.org/linux/man-pages/man2/getrandom.2.html",
    ),
    "Stuck": note(
        "EDGE_CASE",
        "The byte source repeats one byte.",
        "Rejection loops: every byte is the same, and with some values every byte is refused.",
    ),
    "Works": note("BASIC", "The source works.", "Positive control: a nonce comes out."),
}
DIGITS, UPPER, LOWER = string.digits, string.ascii_uppercase, string.ascii_lowercase
NO_W = UPPER.replace("W", "")
ids = Ids("nonce")


def alphabet(name, letters, origin, comment, meant=None, meant_letters="", flag=None):
    test = {
        "id": ids.next("alphabet"), "comment": comment,
        "flags": [flag or ("MissingLetter" if meant else "Published")],
        "name": name, "letters": letters, "standing": "misprint" if meant else "published",
        "origin": origin,
    }
    if meant:
        test["misprintOf"] = meant
        missing = "".join(c for c in meant_letters if c not in letters)
        if missing:
            test["missing"] = missing
    return test


DEFAULT = DIGITS + UPPER + LOWER + "-._"
BASE62 = DIGITS + UPPER + LOWER
BASE64URL = UPPER + LOWER + DIGITS + "-_"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
COPIED = "a vendor's sample and the JavaScript library of 2019 that it was taken from"
ALPHABETS = [
    alphabet("default65", DEFAULT, "the default contract of this suite", "65 letters"),
    alphabet("missing-w", DIGITS + NO_W + LOWER + "-._", COPIED,
             "the most copied alphabet: 64 letters, W is missing", "default65", DEFAULT),
    alphabet("missing-w-upper-first", NO_W + LOWER + DIGITS + "-._", "made for this suite",
             "W is missing, other order", "default65", DEFAULT),
    alphabet("missing-w-lower-first", LOWER + NO_W + DIGITS + "-._", "made for this suite",
             "W is missing, other order", "default65", DEFAULT),
    alphabet("missing-w-base62", DIGITS + NO_W + LOWER, "made for this suite",
             "W is missing, no punctuation", "base62", BASE62),
    alphabet("missing-w-base64url", NO_W + LOWER + DIGITS + "-_", "made for this suite",
             "W is missing from base64url", "base64url", BASE64URL),
    alphabet("missing-lower-w", DIGITS + UPPER + LOWER.replace("w", "") + "-._",
             "made for this suite", "the lower-case w is missing", "default65", DEFAULT),
    alphabet("missing-both-w", DIGITS + NO_W + LOWER.replace("w", "") + "-._",
             "made for this suite", "both are missing", "default65", DEFAULT),
    alphabet("missing-nine", "012345678" + UPPER + LOWER + "-._", "made for this suite",
             "0...8 for 0...9", "default65", DEFAULT),
    alphabet("missing-z", DIGITS + UPPER[:-1] + LOWER[:-1] + "-._", "made for this suite",
             "half-open ranges: Z and z are missing", "default65", DEFAULT),
    alphabet("default65-upper-first", UPPER + LOWER + DIGITS + "-._", "made for this suite",
             "the 65 letters in another order"),
    alphabet("unreserved66", UPPER + LOWER + DIGITS + "-._~",
             "RFC 3986, section 2.3; RFC 7636, section 4.1", "the unreserved letters of URLs"),
    alphabet("base62", BASE62, "common", "digits and letters"),
    alphabet("base64url", BASE64URL, "RFC 4648, section 5", "base64url"),
    alphabet("hex", "0123456789abcdef", "RFC 4648, section 8", "lower-case hex"),
    alphabet("hex-upper", "0123456789ABCDEF", "RFC 4648, section 8", "upper-case hex"),
    alphabet("hex-both-cases", "0123456789abcdefABCDEF", "made for this suite",
             "hex digits in both cases", "hex", "0123456789abcdef", "CaseDoubled"),
    alphabet("base32", UPPER + "234567", "RFC 4648, section 6", "base32"),
    alphabet("base32hex", DIGITS + UPPER[:22], "RFC 4648, section 7", "base32hex"),
    alphabet("crockford", CROCKFORD, "Crockford's Base32", "without I, L, O and U"),
    alphabet("z-base-32", "ybndrfg8ejkmcpqxot1uwisza345h769", "z-base-32", "readable base32"),
    alphabet("base58", BASE58, "the Bitcoin address format", "without 0, O, I and l"),
    alphabet("base58-flickr", "123456789" + LOWER.replace("l", "") + "ABCDEFGHJKLMNPQRSTUVWXYZ",
             "Flickr's short addresses", "base58, lower case first"),
    alphabet("base36", DIGITS + LOWER, "common", "digits and lower-case letters"),
    alphabet("base52", UPPER + LOWER, "common", "letters only"),
    alphabet("nanoid", "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict",
             "the nanoid library", "the 64 letters of base64url, shuffled"),
]


# A case-doubled alphabet is a matter of advice, not a misprint that a must forbids.
for doubled in ALPHABETS:
    if "CaseDoubled" in doubled["flags"]:
        doubled["requirement"] = "charset.plausible"


def length(value, outcomes, flag, comment):
    return {"id": ids.next("length"), "comment": comment, "flags": [flag], "length": value,
            "outcomes": outcomes}


REFUSED = ["error", "abort"]
INVALID = [
    length(0, REFUSED, "NoLength", "zero"),
    length(-1, REFUSED, "NoLength", "minus one"),
    length(-2147483648, REFUSED, "NoLength", "the least number of 32 bits"),
    length(-9007199254740991, REFUSED, "NoLength", "the least number that every JSON reader keeps"),
]
VALID = [
    length(value, ["nonce"], "Length", comment)
    for value, comment in (
        (32, "the usual one"), (22, "128 bits in base64url"), (43, "256 bits in base64url"),
        (64, "256 bits in hex"), (31, "one less than the usual one"),
        (33, "one more than the usual one"), (128, "long"), (255, "one less than 256"),
        (256, "a counter of 8 bits wraps"), (257, "one more than 256"),
    )
]


def source(script, outcomes, flag, comment, given_bytes=None):
    test = {"id": ids.next("source"), "comment": comment, "flags": [flag], "length": 32}
    if given_bytes is not None:
        test["givenBits"] = 8 * given_bytes
    return test | {"script": script, "outcomes": outcomes}


def act(kind, **more):
    return {"do": kind} | more


FAIL_FOR_EVER = act("failForEver")
FAILING = [
    source([FAIL_FOR_EVER], REFUSED, "SourceFails", "fails at once and always", 0),
    source([act("count", count=1), FAIL_FOR_EVER], REFUSED, "SourceFails",
           "one byte, then failure", 1),
    source([act("count", count=15), FAIL_FOR_EVER], REFUSED, "SourceFails",
           "15 bytes, then failure", 15),
    source([act("count", count=16), FAIL_FOR_EVER], REFUSED, "SourceFails",
           "16 bytes, the usual buffer, then failure", 16),
    source([act("count", count=23), FAIL_FOR_EVER], REFUSED, "SourceFails",
           "23 bytes, too few for 32 letters of 6 bits, then failure", 23),
    source([act("short", count=1_000_000), FAIL_FOR_EVER], REFUSED, "ShortRead",
           "no byte at all, reported as a short read, then failure", 0),
]
WORKING = [
    source([act("countForEver")], ["nonce"], "Works", "counts up"),
    source([act("short", count=1), act("countForEver")], ["nonce", "error", "abort"], "ShortRead",
           "one byte too few, then counts up"),
    source([act("fail"), act("countForEver")], ["nonce", "error", "abort"], "SourceFails",
           "fails once, then counts up: trying again is legal"),
    source([act("give", byte=255, count=4096), act("countForEver")], ["nonce", "error", "abort"],
           "Stuck", "4,096 times 255, which rejection refuses, then counts up"),
    source([act("giveForEver", byte=0)], ["nonce", "error", "abort"], "Stuck", "0 for ever"),
    source([act("giveForEver", byte=127)], ["nonce", "error", "abort"], "Stuck", "127 for ever"),
]


def group(kind, requirement, comment, tests):
    return {"type": kind, "comment": comment, "requirement": requirement, "tests": tests}


write("nonce", "alphabets", SOURCE, ["Alphabets of the field, and their known misprints."], NOTES,
      [group("alphabet", "charset.known-typo", "Published alphabets and known misprints", ALPHABETS)])
write("nonce", "lengths", SOURCE, ["Lengths asked for."], NOTES, [
    group("length", "nonce.length-invalid", "No nonce has this length", INVALID),
    group("length", "nonce.length-exact", "Where the contract allows it, exact", VALID),
])
write("nonce", "sources", SOURCE, ["Scripted byte sources, where one can be injected."], NOTES, [
    group("source", "nonce.source-failure", "The source fails before a nonce is complete", FAILING),
    group("source", "nonce.source-failure", "The source works, or works again", WORKING),
])
