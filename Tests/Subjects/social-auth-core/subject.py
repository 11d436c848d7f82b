#!/usr/bin/env python3
"""social-auth-core's `AppleIdAuth` as a token verifier, over wire version 1.

`decode_id_token` is what its sign-in calls. It promises an RS256 signature (of a key chosen by
`kid`), `iss`, `aud`, `exp`, `iat` and `nbf`, and raises `AuthResponseError` for every token that
it refuses. It has no clock to set, and compares no nonce.
"""
import importlib.metadata
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from social_core.backends.apple import AppleIdAuth
from social_core.exceptions import AuthResponseError
from social_core.strategy import BaseStrategy

from token_wire import Rejected, contract, serve

CODES = {"invalid_signature": "badSignature", "response_expired": "expired",
         "response_not_yet_valid": "notYetValid", "malformed_response": "badSignature"}
CLAIMS = {"iss": "wrongIssuer", "aud": "wrongAudience"}


class Strategy(BaseStrategy):
    """The settings of an app."""

    def get_setting(self, name):
        return {"SOCIAL_AUTH_APPLE_ID_CLIENT": "com.example.app"}[name]

    def get_request_data(self, merge=True):
        return {}

    def build_absolute_uri(self, path=None):
        return path


class Backend(AppleIdAuth):
    """The backend, with the keys that it would fetch."""

    def __init__(self, keys):
        super().__init__(Strategy(None))
        self.keys = keys

    def get_json(self, url, *args, **kwargs):
        return self.keys


def verify(attempt):
    try:
        return Backend(attempt["keys"]).decode_id_token(attempt["token"])
    except AuthResponseError as error:
        raise Rejected(CODES.get(error.code) or CLAIMS.get(error.claim)) from error


serve(contract("social-auth-core", importlib.metadata.version("social-auth-core"),
               signatures=["RS256"], claims=["iss", "aud", "exp", "iat", "nbf"],
               takes_clock=False), verify)
