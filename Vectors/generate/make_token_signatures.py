"""Tokens whose nonce and claims are right and whose signature is genuine, forged, or beside the point.

    python3 make_token_signatures.py

Forgeries that need a private key (wrong padding, say) use the test keys' own: a verifier that
checks everything rejects them all the same.
"""

import datetime
import hashlib

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, padding

from make_keys import numbers, public
import make_token
from make_token import (CLOCK, NOTES, OTHER, SOURCE, claim, each_its_own, member, payload, quoted,
                        rule)
from signing import (JWKS, KEYS, ORDER, base64url, der, fixed, mac, pair, raw_rsa, sign, signed,
                     signed_text, signing_input)
from vectorfile import Ids, note, write

RFC8725 = "https://www.rfc-editor.org/rfc/rfc8725#section-"
RFC7515 = "https://www.rfc-editor.org/rfc/rfc7515#section-"
CVE = "https://www.cve.org/CVERecord?id="
SIGNATURE_NOTES = NOTES | {
    "Genuine": note("BASIC", "Signed by a trusted key.", "A sign-in fails.", RFC7515 + "5.2"),
    "HighS": note(
        "FUNCTIONALITY", "s is in the upper half of its range, which ECDSA allows.",
        "Genuine tokens stay out: half of all providers' signatures look so.",
        "https://www.rfc-editor.org/rfc/rfc7518#section-3.4"),
    "LeadingZero": note(
        "EDGE_CASE", "The signature, or a number in it, begins with a zero byte.",
        "Genuine tokens stay out, one in a few hundred: numbers have a fixed length.",
        "https://www.rfc-editor.org/rfc/rfc7518#section-3.4"),
    "AlgNone": note(
        "AUTH_BYPASS", "The header says that there is no signature.", "Anybody is anybody.",
        RFC8725 + "3.1", CVE + "CVE-2015-9235"),
    "AlgIgnored": note(
        "MISSING_STEP", "The header says that there is no signature, and a trusted key has signed.",
        "Whoever trusts a second kind of key lets the header choose.", RFC8725 + "3.1"),
    "AlgConfusion": note(
        "AUTH_BYPASS", "An HMAC whose secret is the public key, or a wrong or odd algorithm.",
        "Whoever reads the public key signs.", RFC8725 + "2.1", CVE + "CVE-2016-10555"),
    "Untrusted": note(
        "AUTH_BYPASS", "A good signature by a key that nobody trusts.", "Anybody is anybody.",
        RFC8725 + "3.8"),
    "KeyName": note(
        "MODIFIED_PARAMETER", "The header's kid names another key, or no key.",
        "A revoked key lives on; a kid used as a path or a query is an injection.",
        RFC8725 + "3.10"),
    "EmbeddedKey": note(
        "AUTH_BYPASS", "The token brings or names the key that verifies it.",
        "Anybody is anybody; a jku is a request forgery as well.", RFC8725 + "3.10",
        CVE + "CVE-2018-0114"),
    "Critical": note(
        "MISSING_STEP", "crit names an extension that nobody here knows.",
        "What the issuer called critical is ignored.", RFC7515 + "4.1.11"),
    "Changed": note(
        "AUTH_BYPASS", "Payload or header are not those that were signed.",
        "The signature is not verified, or not over what is read.", RFC7515 + "5.2"),
    "Stripped": note(
        "AUTH_BYPASS", "The signature is missing, short or long.",
        "An empty or cut signature is not compared.", RFC8725 + "3.1"),
    "ZeroSignature": note(
        "AUTH_BYPASS", "r or s is 0 or a multiple of the order.",
        "Without the range check (0, 0) fits every message.", CVE + "CVE-2022-21449",
        "https://neilmadden.blog/2022/04/19/psychic-signatures-in-java/"),
    "Range": note(
        "EDGE_CASE", "A number beyond its range.", "Signatures become malleable.",
        "https://csrc.nist.gov/pubs/fips/186-5/final"),
    "WrongEncoding": note(
        "WRONG_PRIMITIVE", "The right numbers in another encoding.",
        "Two encodings of one signature.", "https://www.rfc-editor.org/rfc/rfc7518#section-3.4"),
    "WrongHash": note(
        "WRONG_PRIMITIVE", "The signature is right for another hash than the algorithm's.",
        "Whoever finds two messages with one weak digest has a token that was never signed.",
        "https://www.rfc-editor.org/rfc/rfc7518#section-3.1"),
    "Padding": note(
        "KNOWN_BUG", "The message inside an RSA signature is padded wrongly.",
        "Signatures can be forged for small exponents, or made to fit two messages.",
        "https://www.rfc-editor.org/rfc/rfc8017#section-8.2.2", CVE + "CVE-2006-4339",
        CVE + "CVE-2014-1568"),
    "UnsignedRelaxation": note(
        "AUTH_BYPASS", "nonce_supported is false in a token that nobody signed.",
        "Whoever writes false needs no nonce.", NOTES["NonceSupported"]["links"][0]),
}
ES, RS = "test-es256", "test-rs256"
# The payload of the vector that is being made.
PAYLOAD = payload(member(claim("hex")))
BAD = [rule("reject", ["badSignature"])]
BAD_SHAPE = [rule("reject", ["badSignature", "malformedToken"])]
OPEN = [rule("either", ["badSignature", "malformedToken"])]
ids = Ids("token")


def genuine_under(algorithm):
    return [rule("reject", ["nonceMismatch", "badSignature"], nonceForm=["base64url", "raw"]),
            rule("accept", signature=[algorithm]), rule("reject", ["badSignature"])]


def set_raw(raw):
    global PAYLOAD
    make_token.set_raw(raw)
    PAYLOAD = payload(member(claim("hex")))


def vector(comment, flag, verdicts, token, **more):
    flags = [flag] if isinstance(flag, str) else flag
    return {"comment": comment, "flags": flags, "rawNonce": make_token.RAW, "token": token} \
        | more | {"verdicts": verdicts}


def header(kid, alg=None, **more):
    """JSON text; each further member is a JSON text."""
    algorithm = quoted("RS256" if "rs256" in kid else "ES256") if alg is None else alg
    members = {"kid": quoted(kid), "alg": algorithm} | more
    return "{" + ",".join(f'"{name}":{text}' for name, text in members.items()) + "}"


def with_signature(kid, signature, body=None, head=None):
    return signing_input(head or header(kid), body or PAYLOAD) + "." + base64url(signature)


def leading_zero(kid, part):
    """A payload whose signature has a zero byte in front of a part."""
    for serial in range(10_000):
        body = payload(member(claim("hex")), f'"jti":"{serial}"')
        token = signed(header(kid), body, kid)
        signature = sign(kid, signing_input(header(kid), body).encode())
        if signature[part] == 0:
            return token
    raise SystemExit("no signature with a leading zero")


def genuine():
    tests = []
    for kid, algorithm in ((RS, "RS256"), (RS + "-b", "RS256"), (ES, "ES256"), (ES + "-b", "ES256")):
        tests.append(vector(f"signed by {kid}", "Genuine", genuine_under(algorithm),
                            signed(header(kid), PAYLOAD, kid)))
    for kid, algorithm in ((RS, "RS256"), (ES, "ES256")):
        for more, comment in (({"typ": '"JWT"'}, "typ"), ({"cty": '"json"', "x": "[1]"}, "unknown members"),
                              ({"x5t": '"AAAA"'}, "an x5t")):
            tests.append(vector(f"{algorithm}, a header with {comment}", "Genuine",
                                genuine_under(algorithm),
                                signed(header(kid, **more), PAYLOAD, kid)))
    text = signing_input(header(ES), PAYLOAD).encode()
    r, s = pair(sign(ES, text))
    for value, half in ((min(s, ORDER - s), "lower"), (max(s, ORDER - s), "upper")):
        tests.append(vector(f"ES256, s in the {half} half", ["Genuine", "HighS"],
                            genuine_under("ES256"), with_signature(ES, fixed(r, value))))
    short = ["Genuine", "LeadingZero"]
    tests.append(vector("ES256, r with a leading zero byte", short, genuine_under("ES256"),
                        leading_zero(ES, 0)))
    tests.append(vector("ES256, s with a leading zero byte", short, genuine_under("ES256"),
                        leading_zero(ES, 32)))
    tests.append(vector("RS256, a signature with a leading zero byte", short,
                        genuine_under("RS256"), leading_zero(RS, 0)))
    return tests


def algorithms():
    tests = []
    garbage = hashlib.sha512(b"not a signature").digest()
    for name in ("none", "None", "NONE", "nOnE", ""):
        for signature, word in ((b"", "no signature"), (garbage, "a signature of noise")):
            tests.append(vector(f"alg {name!r}, {word}", "AlgNone", BAD_SHAPE,
                                with_signature(ES, signature, head=header(ES, quoted(name)))))
    tests.append(vector("alg 'none', the genuine signature of it", "AlgIgnored", BAD_SHAPE,
                        signed(header(ES, '"none"'), PAYLOAD, ES)))
    tests.append(vector("alg 'none' without a kid", "AlgNone", BAD_SHAPE,
                        with_signature(ES, b"", head='{"alg":"none"}')))
    tests.append(vector("alg twice, none then ES256, no signature", "AlgNone", BAD_SHAPE,
                        with_signature(ES, b"", head='{"kid":"test-es256","alg":"none","alg":"ES256"}')))
    tests.append(vector("alg twice, ES256 then none, no signature", "AlgNone", BAD_SHAPE,
                        with_signature(ES, b"", head='{"kid":"test-es256","alg":"ES256","alg":"none"}')))
    for text, comment in (('null', "null"), ("0", "the number 0"), ("true", "true"),
                          ('["ES256"]', "an array"), ('{"alg":"ES256"}', "an object"),
                          ('"es256"', "es256 in lower case"), ('"ES256 "', "a space behind"),
                          ('"ES256\\u0000"', "a NUL behind"), ('"ES384"', "ES384"),
                          ('"ES256K"', "ES256K"), ('"EdDSA"', "EdDSA"), ('"ECDSA"', "ECDSA"),
                          ('"PS256"', "PS256"), ('"SHA256"', "SHA256")):
        tests.append(vector(f"alg is {comment}, signed by a trusted key", "AlgConfusion", BAD_SHAPE,
                            signed(header(ES, text), PAYLOAD, ES)))
    tests.append(vector("no alg", "AlgConfusion", BAD_SHAPE,
                        signed('{"kid":"test-es256"}', PAYLOAD, ES)))
    for kid in (RS, ES):
        key, jwk = KEYS[kid].public_key(), public(JWKS[kid])
        spki = serialization.PublicFormat.SubjectPublicKeyInfo
        pem = key.public_bytes(serialization.Encoding.PEM, spki)
        secrets = [
            (pem, "PEM"), (pem.rstrip(b"\n"), "PEM without its last newline"),
            (key.public_bytes(serialization.Encoding.DER, spki), "DER"),
            (quoted(jwk).replace(" ", "").encode(), "JWK"),
            (b"", "nothing at all"), (kid.encode(), "the key's name"),
        ]
        if kid == RS:
            pkcs1 = serialization.PublicFormat.PKCS1
            secrets += [
                (key.public_bytes(serialization.Encoding.PEM, pkcs1), "PKCS#1 PEM"),
                (jwk["n"].encode(), "the modulus in base64url"),
                (numbers(JWKS[kid])["n"].to_bytes(256, "big"), "the modulus"),
            ]
        else:
            secrets += [(jwk["x"].encode(), "the x coordinate in base64url")]
        head = header(kid, '"HS256"')
        for secret, form in secrets:
            mac_ = mac(secret, signing_input(head, PAYLOAD).encode())
            tests.append(vector(f"HS256 keyed with {kid}: {form}", "AlgConfusion", BAD_SHAPE,
                                with_signature(kid, mac_, head=head), secret=base64url(secret)))
    for name, hash_ in (("HS384", hashlib.sha384), ("HS512", hashlib.sha512)):
        head = header(RS, quoted(name))
        pem = KEYS[RS].public_key().public_bytes(serialization.Encoding.PEM,
                                                 serialization.PublicFormat.SubjectPublicKeyInfo)
        import hmac
        value = hmac.new(pem, signing_input(head, PAYLOAD).encode(), hash_).digest()
        tests.append(vector(f"{name} keyed with test-rs256: PEM", "AlgConfusion", BAD_SHAPE,
                            with_signature(RS, value, head=head)))
    return tests


def keys():
    tests = []
    for stem, algorithm in (("rs256", "RS256"), ("es256", "ES256")):
        mine, other, evil = f"test-{stem}", f"test-{stem}-b", f"untrusted-{stem}"
        foreign = RS if stem == "es256" else ES
        for kid, word in ((mine, "a trusted key's name"), (evil, "its own name")):
            tests.append(vector(f"{algorithm} by an untrusted key under {word}", "Untrusted", BAD,
                                signed(header(kid), PAYLOAD, evil)))
        tests.append(vector(f"{algorithm} by an untrusted key without a name", "Untrusted", BAD,
                            signed('{"alg":"%s"}' % algorithm, PAYLOAD, evil)))
        tests.append(vector(f"{algorithm} by another trusted key than kid names", "KeyName", BAD,
                            signed(header(mine), PAYLOAD, other)))
        tests.append(vector(f"{algorithm} by the first trusted key, kid names the second", "KeyName",
                            BAD, signed(header(other), PAYLOAD, mine)))
        tests.append(vector(f"{algorithm} under the name of a key of another type", "KeyName", BAD,
                            signed(header(foreign, quoted(algorithm)), PAYLOAD, mine)))
        for name, comment in (
            (mine.upper(), "in upper case"), (mine[:-1], "without its last letter"),
            (mine + " ", "with a space behind"), ("", "empty"), ("../../../../dev/null", "a path"),
            ("' OR '1'='1", "a query"), ("https://evil.example/key", "an address"),
        ):
            # An empty name is taken for none by who asks whether there is one: a hint, no more (RFC
            # 7515 section 4.1.4), and the key is a trusted one.
            flags, verdicts = ((["KeyName", "Unspecified"], OPEN) if name == "" else
                               ("KeyName", BAD_SHAPE))
            tests.append(vector(f"{algorithm}, kid {comment}", flags, verdicts,
                                signed(header(name, quoted(algorithm)), PAYLOAD, mine)))
        for text, comment in (("null", "null"), ("0", "a number"), (f'["{mine}"]', "an array"),
                              ("{}", "an object")):
            head = '{"kid":%s,"alg":"%s"}' % (text, algorithm)
            tests.append(vector(f"{algorithm}, kid is {comment}", ["KeyName", "Unspecified"], OPEN,
                                signed(head, PAYLOAD, mine)))
        jwk = quoted(public(JWKS[evil]))
        certificate = self_signed(evil)
        for kid in (mine, evil):
            for name, text in (("jwk", jwk), ("jku", '"https://evil.example/keys"'),
                               ("x5u", '"https://evil.example/chain"'),
                               ("x5c", quoted([certificate]))):
                whose = "a trusted" if kid == mine else "its own"
                tests.append(vector(
                    f"{algorithm} by the key in {name}, {whose} kid", "EmbeddedKey", BAD_SHAPE,
                    signed(header(kid, **{name: text}), PAYLOAD, evil)))
        tests.append(vector(
            f"{algorithm} by the key in jwk, no kid", "EmbeddedKey", BAD_SHAPE,
            signed('{"alg":"%s","jwk":%s}' % (algorithm, jwk), PAYLOAD, evil)))
        for crit, more, comment in (
            ('["exp"]', {}, "exp"), ('["x-unknown"]', {"x-unknown": "true"}, "an unknown member"),
            ('["x-unknown"]', {}, "a member that is not there"),
            ('["b64"]', {"b64": "false"}, "b64, false"),
            ('"x-unknown"', {"x-unknown": "1"}, "a text, not an array"),
            ('["kid","x-unknown"]', {"x-unknown": "1"}, "a known and an unknown member"),
        ):
            tests.append(vector(f"{algorithm}, crit names {comment}", "Critical", BAD_SHAPE,
                                signed(header(mine, crit=crit, **more), PAYLOAD, mine)))
        # Nobody may write an empty list; whoever reads one may refuse it, and need not (RFC 7515
        # section 4.1.11).
        tests.append(vector(f"{algorithm}, crit names nothing", ["Critical", "Unspecified"], OPEN,
                            signed(header(mine, crit="[]"), PAYLOAD, mine)))
    return tests


def self_signed(kid):
    """A certificate for an untrusted RSA key; signatures of other keys are not deterministic."""
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "appleid.apple.com")])
    day = datetime.datetime(2024, 1, 1)
    builder = x509.CertificateBuilder(name, name, KEYS[kid].public_key(), 1, day,
                                      day + datetime.timedelta(days=36500))
    key = KEYS["untrusted-rs256"]
    certificate = builder.sign(key, hashes.SHA256())
    import base64
    return base64.b64encode(certificate.public_bytes(serialization.Encoding.DER)).decode("ascii")


def changed():
    tests = []
    for kid in (RS, ES):
        genuine_ = signed(header(kid), payload(member(claim("hex", OTHER))), kid)
        head, body, signature = genuine_.split(".")
        algorithm = "RS256" if kid == RS else "ES256"
        right = signed(header(kid), PAYLOAD, kid).split(".")

        def forged(text, head_=head, signature_=None):
            return ".".join((head_, base64url(text.encode()), signature_ or signature))

        tests += [
            vector(f"{algorithm}, the nonce changed in a signed payload", "Changed", BAD,
                   forged(PAYLOAD)),
            vector(f"{algorithm}, the subject changed", "Changed", BAD,
                   forged(PAYLOAD.replace("001234", "009999"), right[0], right[2])),
            vector(f"{algorithm}, the end of validity changed", "Changed", BAD,
                   forged(PAYLOAD.replace("4102444800", "4102444801"), right[0], right[2])),
            vector(f"{algorithm}, a member added", "Changed", BAD,
                   forged(PAYLOAD[:-1] + ',"x":1}', right[0], right[2])),
            vector(f"{algorithm}, a space added behind the payload", "Changed", BAD,
                   forged(PAYLOAD + " ", right[0], right[2])),
            vector(f"{algorithm}, a member added to the header", "Changed", BAD,
                   ".".join((base64url(header(kid, x="1").encode()), right[1], right[2]))),
            vector(f"{algorithm}, header of one, payload of another token", "Changed", BAD,
                   ".".join((head, right[1], signature))),
            vector(f"{algorithm}, signature of the payload alone", "Changed", BAD,
                   with_signature(kid, sign(kid, PAYLOAD.encode()))),
            vector(f"{algorithm}, signature of the decoded parts", "Changed", BAD,
                   with_signature(kid, sign(kid, (header(kid) + "." + PAYLOAD).encode()))),
            vector(f"{algorithm}, signature of nothing", "Changed", BAD,
                   with_signature(kid, sign(kid, b""))),
            vector(f"{algorithm}, nonce_supported false in a changed payload", "UnsignedRelaxation",
                   BAD, forged(payload(None, supported="false"))),
        ]
        value = sign(kid, signing_input(header(kid), PAYLOAD).encode())
        for bytes_, comment in (
            (value[:-1], "without its last byte"), (value[1:], "without its first byte"),
            (value[: len(value) // 2], "cut in half"), (value[:1], "one byte"),
            (value + b"\0", "with a zero byte behind"), (b"\0" + value, "with a zero byte in front"),
            (value * 2, "twice"), (value[::-1], "backwards"),
            (b"\0" * len(value), "all zero"), (b"\xff" * len(value), "all ones"),
            (bytes(len(value) - 1) + b"\1", "the number 1"),
            (hashlib.sha256(signing_input(header(kid), PAYLOAD).encode()).digest(), "the bare digest"),
        ):
            tests.append(vector(f"{algorithm}, the signature {comment}", "Stripped", BAD_SHAPE,
                                with_signature(kid, bytes_)))
        tests.append(vector(f"{algorithm}, no signature", "Stripped", BAD_SHAPE,
                            with_signature(kid, b"")))
        tests.append(vector(f"{algorithm}, no third part", "Stripped", BAD_SHAPE,
                            signing_input(header(kid), PAYLOAD)))
        for index in (0, len(value) // 2, len(value) - 1):
            flipped = bytearray(value)
            flipped[index] ^= 1
            tests.append(vector(f"{algorithm}, a bit of byte {index} flipped", "Changed", BAD,
                                with_signature(kid, bytes(flipped))))
    other = signed(header(RS), PAYLOAD, RS).split(".")[2]
    tests.append(vector("ES256 header with an RS256 signature", "Stripped", BAD_SHAPE,
                        signing_input(header(ES), PAYLOAD) + "." + other))
    other = signed(header(ES), PAYLOAD, ES).split(".")[2]
    tests.append(vector("RS256 header with an ES256 signature", "Stripped", BAD_SHAPE,
                        signing_input(header(RS), PAYLOAD) + "." + other))
    return tests


def ecdsa():
    text = signing_input(header(ES), PAYLOAD).encode()
    r, s = pair(sign(ES, text))
    field = 2**256 - 2**224 + 2**192 + 2**96 - 1
    tests = []
    for value, comment in (
        ((0, 0), "r = s = 0"), ((0, s), "r = 0"), ((r, 0), "s = 0"), ((ORDER, ORDER), "r = s = n"),
        ((ORDER, s), "r = n"), ((r, ORDER), "s = n"), ((0, ORDER), "r = 0, s = n"),
        ((ORDER, 0), "r = n, s = 0"), ((0, 1), "r = 0, s = 1"), ((1, 0), "r = 1, s = 0"),
        ((field, field), "r = s = p"), ((2**256 - 1, 2**256 - 1), "r = s = 2^256 - 1"),
    ):
        tests.append(vector(f"ES256, {comment}", ["ZeroSignature", "Range"], BAD,
                            with_signature(ES, fixed(*value))))
    for value, comment in (
        ((1, 1), "r = s = 1"), ((ORDER - 1, ORDER - 1), "r = s = n - 1"), ((s, r), "r and s swapped"),
        ((ORDER - r, s), "n - r for r"), ((r, s ^ 1), "the last bit of s"), ((r, r), "s = r"),
        ((ORDER + 1, 1), "r = n + 1, s = 1"), ((1, ORDER + 1), "r = 1, s = n + 1"),
    ):
        tests.append(vector(f"ES256, {comment}", "Range", BAD, with_signature(ES, fixed(*value))))
    digest = hashlib.sha256(text).digest()
    tests += [
        vector("ES256, the signature in DER", "WrongEncoding", BAD_SHAPE,
               with_signature(ES, der(ES, text))),
        vector("ES256, r and s little-endian", "WrongEncoding", BAD_SHAPE,
               with_signature(ES, r.to_bytes(32, "little") + s.to_bytes(32, "little"))),
        vector("ES256, r and s of 33 bytes", "WrongEncoding", BAD_SHAPE,
               with_signature(ES, fixed(r, s, 33))),
        vector("ES256, r and s in hex", "WrongEncoding", BAD_SHAPE,
               with_signature(ES, fixed(r, s).hex().encode())),
        vector("ES256, over SHA-512", "WrongHash", BAD,
               with_signature(ES, sign(ES, text, hashes.SHA512()))),
        vector("ES256, over SHA-384", "WrongHash", BAD,
               with_signature(ES, sign(ES, text, hashes.SHA384()))),
        vector("ES256, over the digest of the digest", "WrongHash", BAD,
               with_signature(ES, sign(ES, digest))),
    ]
    return tests


def rsa():
    text = signing_input(header(RS), PAYLOAD).encode()
    digest = hashlib.sha256(text).digest()
    modulus = numbers(JWKS[RS])["n"]
    info = bytes.fromhex("3031300d060960864801650304020105000420")

    def padded(inner, first=b"\0\1", filler=b"\xff", separator=b"\0", count=None, behind=b""):
        count = 256 - len(first) - len(separator) - len(inner) if count is None else count
        message = first + filler * count + separator + inner + behind
        return message + bytes(256 - len(message))

    good = info + digest
    assert raw_rsa(RS, padded(good)) == sign(RS, text)
    without_null = bytes.fromhex("302f300b0609608648016503040201") + b"\x04\x20" + digest
    long_lengths = bytes.fromhex("308131300d060960864801650304020105000420") + digest
    longer = bytes.fromhex("30820031300d060960864801650304020105000420") + digest
    garbage = bytes.fromhex("30") + bytes([0x31 + 16]) + bytes.fromhex(
        "301d0609608648016503040201") + b"\x05\x10" + b"\xaa" * 16 + b"\x04\x20" + digest
    hole = bytes.fromhex("3031300d060960864801650304020105000420")
    messages = [
        ("eight bytes of padding, garbage behind the digest",
         padded(good, count=8, behind=b"\xaa" * (256 - 3 - 8 - len(good)))),
        ("eight bytes of padding, zeros behind the digest", padded(good, count=8)),
        ("no padding, garbage behind the digest",
         padded(good, count=0, behind=b"\xaa" * (256 - 3 - len(good)))),
        ("one byte of garbage behind the digest", padded(good, count=201, behind=b"\xaa")),
        ("block type 2", padded(good, first=b"\0\2")), ("block type 0", padded(good, first=b"\0\0")),
        ("no zero byte in front", padded(good, first=b"\1\1")[:256]),
        ("padding of zeros", padded(good, filler=b"\0")),
        ("one padding byte of 254", padded(good).replace(b"\xff" * 100, b"\xff" * 99 + b"\xfe", 1)),
        ("no zero byte before the digest", padded(good, separator=b"\xff")),
        ("a one for the zero byte before the digest", padded(good, separator=b"\1")),
        ("garbage in the algorithm's parameters", padded(garbage)),
        ("a length in two bytes", padded(long_lengths)),
        ("a length in three bytes", padded(longer)),
        ("the bare digest", padded(digest)),
        ("the digest without its last byte", padded(hole + digest[:-1])),
        ("the last byte of the digest changed", padded(info + digest[:-1] + bytes([digest[-1] ^ 1]))),
        ("an empty digest", padded(info)),
        ("SHA-1 and its digest", padded(bytes.fromhex("3021300906052b0e03021a05000414")
                                       + hashlib.sha1(text).digest())),
        ("SHA-512 and its digest", padded(bytes.fromhex("3051300d060960864801650304020305000440")
                                         + hashlib.sha512(text).digest())),
        ("SHA-512's name, SHA-256's digest",
         padded(bytes.fromhex("3031300d060960864801650304020305000420") + digest)),
        ("MD5 and its digest", padded(bytes.fromhex("3020300c06082a864886f70d020505000410")
                                     + hashlib.md5(text).digest())),
        ("the digest in hex", padded(digest.hex().encode())),
    ]
    tests = []
    for comment, message in messages:
        assert len(message) == 256 and message[0] <= 1, comment
        # The padding is right there, and another hash is taken.
        flag = "WrongHash" if comment.endswith(" and its digest") else "Padding"
        tests.append(vector(f"RS256, {comment}", flag, BAD,
                            with_signature(RS, raw_rsa(RS, message))))
    tests.append(vector("RS256, the algorithm without its NULL", ["Padding", "Unspecified"], OPEN,
                        with_signature(RS, raw_rsa(RS, padded(without_null)))))
    signature = int.from_bytes(sign(RS, text), "big")
    for value, length, comment in (
        (0, 256, "the number 0"), (modulus, 256, "the modulus"), (modulus - 1, 256, "the modulus less 1"),
        (signature + modulus, 257, "the signature plus the modulus, 257 bytes"),
        (modulus - signature, 256, "the modulus less the signature"),
        (int.from_bytes(padded(good), "big"), 256, "the padded message itself"),
    ):
        tests.append(vector(f"RS256, {comment}", "Range", BAD_SHAPE,
                            with_signature(RS, value.to_bytes(length, "big"))))
    tests.append(vector("RS256, a signature plus the modulus, 256 bytes", "Range", BAD,
                        fits(modulus)))
    pss = raw_rsa(RS, pss_message(text))
    tests.append(vector("RS256, a PSS signature", "WrongEncoding", BAD, with_signature(RS, pss)))
    for hash_ in (hashes.SHA1(), hashes.SHA512()):
        tests.append(vector(f"RS256, a signature over {hash_.name}", "WrongHash", BAD,
                            with_signature(RS, sign(RS, text, hash_))))
    return tests


def pss_message(text):
    """EMSA-PSS (RFC 8017 section 9.1.1) for 2,048 bits, with a salt as long as the digest (RFC 7518
    section 3.5) that is the same every time."""
    salt = hashlib.sha256(b"salt").digest()
    digest = hashlib.sha256(bytes(8) + hashlib.sha256(text).digest() + salt).digest()
    mask = b"".join(hashlib.sha256(digest + count.to_bytes(4, "big")).digest()
                    for count in range(7))[:223]
    block = (bytes(190) + b"\x01" + salt)
    masked = bytes(a ^ b for a, b in zip(block, mask, strict=True))
    message = bytes([masked[0] & 0x7F]) + masked[1:] + digest + b"\xbc"
    KEYS[RS].public_key().verify(
        raw_rsa(RS, message), text, padding.PSS(padding.MGF1(hashes.SHA256()), 32), hashes.SHA256())
    return message


def more():
    """Vectors that came later: ids are for ever."""
    text = signing_input(header(ES), PAYLOAD).encode()
    r, s = pair(sign(ES, text))
    tests = []
    for name, kid, hash_ in (("ES384", ES, hashes.SHA384()), ("ES512", ES, hashes.SHA512()),
                             ("RS384", RS, hashes.SHA384()), ("RS512", RS, hashes.SHA512())):
        head = header(kid, quoted(name))
        tests.append(vector(
            f"{name}, by {kid} over its hash", "AlgConfusion", BAD_SHAPE, with_signature(
                kid, sign(kid, signing_input(head, PAYLOAD).encode(), hash_), head=head)))
    head = header(RS, '"PS256"')
    pss = raw_rsa(RS, pss_message(signing_input(head, PAYLOAD).encode()))
    tests.append(vector("PS256, by test-rs256", "AlgConfusion", BAD_SHAPE,
                        with_signature(RS, pss, head=head)))
    for value, comment in (((r, s + ORDER), "s + n"), ((r + ORDER, s), "r + n")):
        tests.append(vector(f"ES256, {comment} in 33 bytes each", "Range", BAD_SHAPE,
                            with_signature(ES, fixed(*value, 33))))
    for head in ('{"kid":"test-es256"}', "{}", '{"kid":"test-es256","typ":"JWT"}'):
        for signature, word in ((b"", "no signature"), (hashlib.sha512(b"noise").digest(), "noise")):
            tests.append(vector(f"header {head}, {word}", "AlgNone", BAD_SHAPE,
                                with_signature(ES, signature, head=head)))
    for kid in (RS, ES):
        stem = kid.removeprefix("test-")
        evil = f"untrusted-{stem}"
        jwk = public(JWKS[evil]) | {"kid": kid}
        tests.append(vector(
            f"{header(kid)[-7:-2]} by the key in jwk, which bears the trusted name", "EmbeddedKey",
            BAD_SHAPE, signed(header(kid, jwk=quoted(jwk)), PAYLOAD, evil)))
        key, jwk = KEYS[kid].public_key(), public(JWKS[kid])
        pem = key.public_bytes(serialization.Encoding.PEM,
                               serialization.PublicFormat.SubjectPublicKeyInfo)
        body = b"".join(pem.split(b"\n")[1:-2])
        secrets = [
            (pem.replace(b"\n", b"\r\n"), "PEM with CR LF"), (body, "PEM without its frame"),
            (quoted(jwk).encode(), "JWK with spaces"),
            (quoted({"keys": [jwk]}).replace(" ", "").encode(), "a key set"),
        ]
        if kid == ES:
            point = key.public_bytes(serialization.Encoding.X962,
                                     serialization.PublicFormat.UncompressedPoint)
            secrets += [(point, "the point"), (point[1:], "x and y"), (point[1:33], "x"),
                        (jwk["y"].encode(), "the y coordinate in base64url")]
        else:
            secrets += [(jwk["e"].encode(), "the exponent in base64url"),
                        (f"{numbers(JWKS[RS])['n']:x}".encode(), "the modulus in hex")]
        head = header(kid, '"HS256"')
        for secret, form in secrets:
            mac_ = mac(secret, signing_input(head, PAYLOAD).encode())
            tests.append(vector(f"HS256 keyed with {kid}: {form}", "AlgConfusion", BAD_SHAPE,
                                with_signature(kid, mac_, head=head), secret=base64url(secret)))
    return tests


def fits(modulus):
    """A genuine signature so small that it plus the modulus still has 256 bytes."""
    for serial in range(10_000):
        body = payload(member(claim("hex")), f'"jti":"{serial}"')
        value = int.from_bytes(sign(RS, signing_input(header(RS), body).encode()), "big") + modulus
        if value < 2**2048:
            return with_signature(RS, value.to_bytes(256, "big"), body)
    raise SystemExit("no signature that small")


def main():
    groups = [
        ("Genuine signatures", genuine), ("The header's algorithm", algorithms),
        ("The key", keys), ("What is signed, and whether", changed),
        ("ECDSA signatures", ecdsa), ("RSA signatures", rsa), ("Further forgeries", more),
    ]
    write("token", "signatures", SOURCE | {
        "notes": "After RFC 7515, RFC 7518, RFC 8017, RFC 8725 and the CVEs named in the notes",
    }, [
        "The keys to trust are those of Vectors/keys/trusted.jwks.json, and no others.",
    ], SIGNATURE_NOTES, [{
        "type": "match", "comment": comment, "requirement": "token.signature", "clock": CLOCK,
        "issuer": "https://appleid.apple.com", "audience": "com.example.app",
        "tests": [{"id": ids.next("signature")} | test
                  for test in each_its_own(f"signature {make.__name__}", make, set_raw)],
    } for comment, make in groups])


if __name__ == "__main__":
    main()
