#!/usr/bin/env python3
"""PyJWT as a token verifier, over wire version 1: what its documentation shows for OIDC.

It promises signature (of a key chosen by `kid`), `iss`, `aud`, `exp`, `iat` and `nbf`, and raises
a subclass of `PyJWTError` for every token that it refuses. It has no clock to set.
"""
import functools
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

import jwt

from token_wire import Rejected, contract, serve

REASONS = [
    (jwt.InvalidSignatureError, "badSignature"), (jwt.InvalidAlgorithmError, "badSignature"),
    (jwt.PyJWKError, "badSignature"), (jwt.PyJWKSetError, "badSignature"),
    (jwt.InvalidKeyError, "badSignature"), (jwt.InvalidIssuerError, "wrongIssuer"),
    (jwt.InvalidAudienceError, "wrongAudience"), (jwt.ExpiredSignatureError, "expired"),
    (jwt.ImmatureSignatureError, "notYetValid"), (jwt.InvalidIssuedAtError, "malformedToken"),
    (jwt.DecodeError, "malformedToken"),
]
MISSING = {"iss": "wrongIssuer", "aud": "wrongAudience", "exp": "malformedToken",
           "iat": "malformedToken"}


@functools.lru_cache
def keys(text):
    return jwt.PyJWKSet.from_json(text)


def verify(attempt):
    try:
        kid = jwt.get_unverified_header(attempt["token"]).get("kid")
        found = [key for key in keys(json.dumps(attempt["keys"])).keys if key.key_id == kid]
        if not found:
            raise Rejected("badSignature")
        return jwt.decode(
            attempt["token"], found[0], algorithms=["RS256", "ES256"], audience="com.example.app",
            issuer="https://appleid.apple.com",
            options={"require": ["iss", "aud", "exp", "iat"]})
    except jwt.MissingRequiredClaimError as error:
        raise Rejected(MISSING[error.claim]) from error
    except jwt.PyJWTError as error:
        raise Rejected(next((r for kind, r in REASONS if isinstance(error, kind)), None)) from error


serve(contract("pyjwt", jwt.__version__, claims=["iss", "aud", "exp", "iat", "nbf"],
               takes_clock=False), verify)
