#!/usr/bin/env python3
"""google-auth as a token verifier, over wire version 1: `verify_oauth2_token`, for Google's tokens.

It promises signature (of a key chosen by `kid`), `iss`, `aud`, `exp` and `iat`, and raises
`ValueError` or `GoogleAuthError` for every token that it refuses. Keys come as Google sends them:
in PEM form, by name, and for signatures alone. Its issuer is Google and cannot be set; it has no
clock to set.
"""
import base64
import functools
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from google.auth import exceptions
from google.oauth2 import id_token

from token_wire import Rejected, contract, serve


class Answer:
    """What the endpoint of Google's keys answers."""

    status = 200

    def __init__(self, text):
        self.data = text.encode()


@functools.lru_cache
def certificates(text):
    return json.dumps({key["kid"]: pem(key) for key in json.loads(text)["keys"] if signs(key)})


def signs(key):
    """Google lists keys for signatures alone."""
    return key.get("use", "sig") == "sig" and key.get("alg") in (None, "RS256", "ES256")


def pem(key):
    number = lambda name: int.from_bytes(base64.urlsafe_b64decode(key[name] + "=="), "big")
    if key["kty"] == "RSA":
        numbers = rsa.RSAPublicNumbers(number("e"), number("n"))
    else:
        numbers = ec.EllipticCurvePublicNumbers(number("x"), number("y"), ec.SECP256R1())
    return numbers.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()


def verify(attempt):
    answer = Answer(certificates(json.dumps(attempt["keys"])))
    try:
        return id_token.verify_oauth2_token(
            attempt["token"], lambda url, method: answer, audience="com.example.app")
    except (ValueError, exceptions.GoogleAuthError) as error:
        raise Rejected() from error


serve(contract("google-auth", importlib.metadata.version("google-auth"),
               claims=["iss", "aud", "exp", "iat"], takes_clock=False, gives_reasons=False,
               issuer="https://accounts.google.com"), verify)
