#!/usr/bin/env python3
"""Authlib's OpenID Connect client as a token verifier, over wire version 1.

`parse_id_token` is called as its integrations for Flask, Django and Starlette call it, but for the
leeway (0 in place of 120 s). It promises signature, issuer, audience, times and *the nonce itself*:
no line of an app compares it here. It has no clock to set.
"""
import importlib.metadata
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from authlib.integrations.base_client.sync_openid import OpenIDMixin
from joserfc import errors

from joserfc_reasons import reason
from token_wire import Rejected, contract, hexadecimal, serve_verdicts


class Client(OpenIDMixin):
    """What an integration adds: the client's id and the provider's metadata."""

    client_id = "com.example.app"

    def __init__(self, keys):
        self.metadata = {"issuer": "https://appleid.apple.com", "jwks": keys,
                         "id_token_signing_alg_values_supported": ["RS256", "ES256"]}

    def load_server_metadata(self):
        return self.metadata

    def fetch_jwk_set(self, force=False):
        return self.metadata["jwks"]


def accept(attempt):
    raw_nonce = attempt.get("rawNonce")
    # An app hashes what its session kept, and hands on nothing where that is nothing.
    nonce = hexadecimal(raw_nonce) if raw_nonce else raw_nonce
    try:
        Client(attempt["keys"]).parse_id_token({"id_token": attempt["token"]}, nonce, leeway=0)
    except errors.JoseError as error:
        raise Rejected(reason(error)) from error


serve_verdicts(contract("authlib", importlib.metadata.version("authlib"),
                        claims=["iss", "aud", "exp", "iat", "nbf"], takes_clock=False), accept)
