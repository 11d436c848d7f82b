"""Signs tokens with the test keys, by Python's `cryptography` (OpenSSL): deterministically, so that
regenerating gives the same bytes (RFC 8017 PKCS#1 v1.5; RFC 6979 for ECDSA)."""

import base64
import hashlib
import hmac

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, utils

from make_keys import load, numbers, private_key

JWKS = load()
KEYS = {kid: private_key(jwk) for kid, jwk in JWKS.items()}
# The order of P-256.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def fixed(r, s, length=32):
    return r.to_bytes(length, "big") + s.to_bytes(length, "big")


def pair(signature):
    return int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")


def der(kid, data, hash_=None):
    return KEYS[kid].sign(data, ec.ECDSA(hash_ or hashes.SHA256(), deterministic_signing=True))


def sign(kid, data, hash_=None):
    """The signature of the bytes by the named key, as RFC 7518 wants it."""
    if JWKS[kid]["kty"] == "RSA":
        return KEYS[kid].sign(data, padding.PKCS1v15(), hash_ or hashes.SHA256())
    return fixed(*utils.decode_dss_signature(der(kid, data, hash_)))


def raw_rsa(kid, encoded):
    """The private key's bare operation on an encoded message, right or wrong."""
    found = numbers(JWKS[kid])
    value = pow(int.from_bytes(encoded, "big"), found["d"], found["n"])
    return value.to_bytes(256, "big")


def mac(secret, data):
    return hmac.new(secret, data, hashlib.sha256).digest()


def signing_input(header, body):
    parts = (part if isinstance(part, bytes) else part.encode("utf-8") for part in (header, body))
    return ".".join(base64url(part) for part in parts)


def signed(header, body, kid):
    """A compact token: header and payload as JSON texts or bytes, signed by the named key."""
    text = signing_input(header, body)
    return text + "." + base64url(sign(kid, text.encode("ascii")))


def signed_text(head, body, kid="test-es256"):
    """A compact token of two parts as they are, base64url or not."""
    text = head + "." + body
    return text + "." + base64url(sign(kid, text.encode("utf-8")))
