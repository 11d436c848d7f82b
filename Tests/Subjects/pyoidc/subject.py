#!/usr/bin/env python3
"""pyoidc's client (package `oic`) as a token verifier, over wire version 1.

The token comes as it does in the code flow, out of `do_access_token_request`. It promises
signature (of a key chosen by `kid`), `iss`, `aud`, `azp`, `exp`, `iat` of the last four hours,
`sub`, and *the nonce itself*, of the authorization request that it made: no line of an app compares
anything here. Its one clock, a function, is set to the attempt's present.
"""
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from jwkest import JWKESTException
from oic.exception import PyoidcError
from oic.oic import Client, message
from oic.utils import time_util
from oic.utils.authn.client import CLIENT_AUTHN_METHOD
from oic.utils.keyio import KeyJar

from token_wire import Rejected, contract, hexadecimal, serve_verdicts

ISSUER = "https://appleid.apple.com"
RETURN = "https://app.example.com/signed-in"


class Answer:
    """What the token endpoint answers."""

    status_code = 200
    headers = {"content-type": "application/json"}

    def __init__(self, id_token):
        self.text = json.dumps(
            {"access_token": "access", "token_type": "Bearer", "id_token": id_token})


def client(keys, answer):
    made = Client(
        client_id="com.example.app", client_authn_method=CLIENT_AUTHN_METHOD, keyjar=KeyJar())
    made.client_secret = "secret"
    made.provider_info = message.ProviderConfigurationResponse(
        issuer=ISSUER, authorization_endpoint=f"{ISSUER}/auth/authorize",
        token_endpoint=f"{ISSUER}/auth/token")
    made.authorization_endpoint = made.provider_info["authorization_endpoint"]
    made.token_endpoint = made.provider_info["token_endpoint"]
    made.keyjar.import_jwks(keys, ISSUER)
    made.http_request = lambda url, method, **_: answer
    return made


def accept(attempt):
    raw_nonce = attempt.get("rawNonce")
    time_util.utc_time_sans_frac = lambda: attempt["now"]
    app = client(attempt["keys"], Answer(attempt["token"]))
    request = {"response_type": "code", "scope": "openid", "redirect_uri": RETURN, "state": "state"}
    # An app that has no nonce sends none.
    app.request_info(
        message.AuthorizationRequest, method="GET", endpoint=app.authorization_endpoint,
        request_args=request | ({"nonce": hexadecimal(raw_nonce)} if raw_nonce else {}))
    app.parse_response(
        message.AuthorizationResponse, info={"code": "code", "state": "state"}, sformat="dict")
    try:
        tokens = app.do_access_token_request(
            state="state", request_args={"code": "code", "redirect_uri": RETURN},
            authn_method="client_secret_post")
    except (PyoidcError, JWKESTException, ValueError) as error:
        raise Rejected() from error
    # An app reads the claims there.
    if "id_token" not in tokens:
        raise Rejected()


serve_verdicts(contract(
    "pyoidc", importlib.metadata.version("oic"), claims=["iss", "aud", "exp", "iat", "sub"],
    furtherAudiences="authorizedParty", maximumAge=14_400, takes_clock=True, gives_reasons=False),
    accept)
