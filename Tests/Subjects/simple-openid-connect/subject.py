#!/usr/bin/env python3
"""simple-openid-connect's client as a token verifier, over wire version 1.

`decode_id_token` promises an RS256 signature (of a key chosen by `kid`), `iss`, `aud`, `azp`,
`exp`, *the nonce itself*, and that `iat` and `sub` are there: no line of an app compares anything
here. It raises its own `ValidationError`, a `JWKESTException` of cryptojwt, or a `ValueError`, and
has no clock to set.
"""
import functools
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from cryptojwt import KeyBundle
from cryptojwt.exception import JWKESTException
from simple_openid_connect.client import OpenidClient
from simple_openid_connect.data import ProviderMetadata
from simple_openid_connect.exceptions import ValidationError

from token_wire import Rejected, contract, hexadecimal, serve_verdicts


@functools.lru_cache
def keys(text):
    return KeyBundle(keys=json.loads(text)["keys"]).keys()


class Client(OpenidClient):
    """The client, with the keys that it would fetch."""

    provider_keys = ()


def client():
    issuer = "https://appleid.apple.com"
    metadata = ProviderMetadata(
        issuer=issuer, authorization_endpoint=f"{issuer}/auth/authorize",
        token_endpoint=f"{issuer}/auth/token", jwks_uri=f"{issuer}/auth/keys",
        subject_types_supported=["pairwise"], id_token_signing_alg_values_supported=["RS256"])
    return Client(metadata, client_id="com.example.app")


CLIENT = client()


def accept(attempt):
    raw_nonce = attempt.get("rawNonce")
    # An app hashes what its session kept, and hands on nothing where that is nothing.
    nonce = hexadecimal(raw_nonce) if raw_nonce else raw_nonce
    CLIENT.provider_keys = keys(json.dumps(attempt["keys"]))
    try:
        CLIENT.decode_id_token(attempt["token"], nonce=nonce)
    except (ValidationError, JWKESTException, ValueError) as error:
        raise Rejected() from error


serve_verdicts(contract(
    "simple-openid-connect", importlib.metadata.version("simple-openid-connect"),
    signatures=["RS256"], claims=["iss", "aud", "exp"], typeOnly=["iat", "sub"],
    furtherAudiences="onlyOwn", takes_clock=False, gives_reasons=False), accept)
