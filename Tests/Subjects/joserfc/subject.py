#!/usr/bin/env python3
"""joserfc as a token verifier, over wire version 1: `jwt.decode` and a `JWTClaimsRegistry`.

It promises signature (of a key chosen by `kid`), `iss`, `aud`, `exp`, `iat` and `nbf`, takes the
present as a parameter, and raises a subclass of `JoseError` for every token that it refuses.
"""
import functools
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from joserfc import errors, jwt
from joserfc.jwk import KeySet

from joserfc_reasons import reason
from token_wire import Rejected, contract, serve


@functools.lru_cache
def keys(text):
    return KeySet.import_key_set(json.loads(text))


def verify(attempt):
    try:
        token = jwt.decode(
            attempt["token"], keys(json.dumps(attempt["keys"])), algorithms=["RS256", "ES256"])
        jwt.JWTClaimsRegistry(
            now=attempt["now"],
            iss={"essential": True, "value": "https://appleid.apple.com"},
            aud={"essential": True, "value": "com.example.app"},
            exp={"essential": True}, iat={"essential": True}).validate(token.claims)
        return token.claims
    except errors.JoseError as error:
        raise Rejected(reason(error)) from error


serve(contract("joserfc", importlib.metadata.version("joserfc"),
               claims=["iss", "aud", "exp", "iat", "nbf"], takes_clock=True), verify)
