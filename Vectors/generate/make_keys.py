"""Writes the test keys, unless they are there: keys are for ever, since tokens are signed with them.

    python3 make_keys.py     (needs the PyPI package cryptography)

The private keys are published on purpose. They protect nothing: never trust them anywhere.
"""

import base64
import json

from cryptography.hazmat.primitives.asymmetric import ec, rsa

from vectorfile import ROOT, layout

WARNING = "TEST KEYS, published with their private halves. They protect nothing; never trust them."
# Names, and whether verifiers under test are told to trust the key.
KEYS = [
    ("test-rs256", "RS256", 65537, True), ("test-rs256-b", "RS256", 65537, True),
    ("test-rs256-e3", "RS256", 3, False), ("untrusted-rs256", "RS256", 65537, False),
    ("test-es256", "ES256", None, True), ("test-es256-b", "ES256", None, True),
    ("untrusted-es256", "ES256", None, False),
]


def base64url(number, length=None):
    length = length or (number.bit_length() + 7) // 8
    return base64.urlsafe_b64encode(number.to_bytes(length, "big")).rstrip(b"=").decode("ascii")


def numbers(jwk):
    return {name: int.from_bytes(base64.urlsafe_b64decode(jwk[name] + "=="), "big")
            for name in ("n", "e", "d", "p", "q", "dp", "dq", "qi", "x", "y") if name in jwk}


def make(kid, alg, exponent):
    if alg == "RS256":
        key = rsa.generate_private_key(exponent, 2048).private_numbers()
        public = {"n": base64url(key.public_numbers.n), "e": base64url(key.public_numbers.e)}
        private = {name: base64url(value) for name, value in (
            ("d", key.d), ("p", key.p), ("q", key.q), ("dp", key.dmp1), ("dq", key.dmq1),
            ("qi", key.iqmp))}
        return {"kty": "RSA", "kid": kid, "alg": alg, "use": "sig"} | public | private
    key = ec.generate_private_key(ec.SECP256R1()).private_numbers()
    return {"kty": "EC", "kid": kid, "alg": alg, "use": "sig", "crv": "P-256",
            "x": base64url(key.public_numbers.x, 32), "y": base64url(key.public_numbers.y, 32),
            "d": base64url(key.private_value, 32)}


def private_key(jwk):
    """The library's own key, which checks the numbers."""
    found = numbers(jwk)
    if jwk["kty"] == "RSA":
        public = rsa.RSAPublicNumbers(found["e"], found["n"])
        return rsa.RSAPrivateNumbers(found["p"], found["q"], found["d"], found["dp"], found["dq"],
                                     found["qi"], public).private_key()
    public = ec.EllipticCurvePublicNumbers(found["x"], found["y"], ec.SECP256R1())
    return ec.EllipticCurvePrivateNumbers(found["d"], public).private_key()


def load():
    """All test keys with their private halves, by name."""
    file = json.loads((ROOT / "keys/private.jwks.json").read_text("ascii"))
    return {jwk["kid"]: jwk for jwk in file["keys"]}


def public(jwk):
    return {name: value for name, value in jwk.items()
            if name in ("kty", "kid", "alg", "use", "n", "e", "crv", "x", "y")}


def write(name, keys):
    path = ROOT / f"keys/{name}.jwks.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(layout({"warning": WARNING, "keys": keys}) + "\n", "ascii", newline="\n")


path = ROOT / "keys/private.jwks.json"
if not path.exists():
    write("private", [make(kid, alg, exponent) for kid, alg, exponent, _ in KEYS])
keys = load()
for jwk in keys.values():
    private_key(jwk)
write("private", list(keys.values()))
write("trusted", [public(keys[kid]) for kid, _, _, trusted in KEYS if trusted])
