#!/usr/bin/env python3
"""python-jose as a token verifier, over wire version 1: `jwt.decode` with a JWK.

It promises signature, `iss`, `aud`, `exp` and `nbf`; of `iat` only that it is a
number. Every refusal but an expired token is one exception, so no reasons are promised. It has no
clock to set. The key is chosen by `kid` here, since a set with RSA and EC keys is refused whole.
"""
import importlib.metadata
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from jose import jwt
from jose.exceptions import JOSEError

from token_wire import Rejected, contract, serve


def verify(attempt):
    try:
        kid = jwt.get_unverified_header(attempt["token"]).get("kid")
        found = [key for key in attempt["keys"]["keys"] if key.get("kid") == kid]
        if not found:
            raise Rejected()
        return jwt.decode(
            attempt["token"], found[0], algorithms=["RS256", "ES256"],
            audience="com.example.app", issuer="https://appleid.apple.com",
            options={f"require_{name}": True for name in ("iss", "aud", "exp", "iat")})
    except JOSEError as error:
        raise Rejected() from error


serve(contract("python-jose", importlib.metadata.version("python-jose"),
               claims=["iss", "aud", "exp", "nbf"], takes_clock=False, gives_reasons=False), verify)
