#!/usr/bin/env python3
"""jwcrypto as a token verifier, over wire version 1: a `JWT` with `check_claims`, by a `JWKSet`.

It promises signature (of a key chosen by `kid`), `iss`, `aud` and `exp`; of `iat`, `nbf` and
`sub` the type alone, since times are compared only of claims that `check_claims` demands, and
`nbf` is in no token of Apple's. Its exceptions do not tell which value was wrong, so no reasons
are promised. It has no clock to set.
"""
import functools
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from jwcrypto.common import JWException
from jwcrypto.jwk import JWKSet
from jwcrypto.jwt import JWT

from token_wire import Rejected, contract, serve


@functools.lru_cache
def keys(text):
    return JWKSet.from_json(text)


def verify(attempt):
    try:
        token = JWT(
            jwt=attempt["token"], key=keys(json.dumps(attempt["keys"])), algs=["RS256", "ES256"],
            expected_type="JWS", check_claims={
                "iss": "https://appleid.apple.com", "aud": "com.example.app", "exp": None,
                "iat": None})
        return json.loads(token.claims)
    except (JWException, ValueError) as error:
        raise Rejected() from error


serve(contract("jwcrypto", importlib.metadata.version("jwcrypto"),
               claims=["iss", "aud", "exp"], typeOnly=["iat", "nbf", "sub"], leeway=60,
               takes_clock=False, gives_reasons=False), verify)
