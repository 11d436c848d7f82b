#!/usr/bin/env python3
"""django-allauth's provider `apple` as a token verifier, over wire version 1.

`verify_token` is what an app's sign-in with a token comes to. It promises signature (of a key
chosen by `kid`), `iss`, `aud`, `exp`, `iat` and `nbf`, and raises a validation error for every
token that it refuses, which tells no reason. It has no clock to set, and compares no nonce.
"""
import importlib.metadata
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

import django
from django.conf import settings

# The settings of an app; the module of the adapter is this one.
settings.configure(
    INSTALLED_APPS=[
        "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
        "allauth", "allauth.account", "allauth.socialaccount",
        "allauth.socialaccount.providers.apple"],
    MIDDLEWARE=["allauth.account.middleware.AccountMiddleware"],
    SOCIALACCOUNT_ADAPTER=f"{__name__}.Adapter")
django.setup()

import requests
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialApp
from allauth.socialaccount.providers.apple.provider import AppleProvider
from django.core.exceptions import ValidationError

from token_wire import Rejected, contract, serve


class Session:
    """Answers with the keys that would be fetched."""

    keys = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def get(self, url):
        answer = requests.Response()
        answer.status_code, answer._content = 200, json.dumps(self.keys).encode()
        return answer


class Adapter(DefaultSocialAccountAdapter):
    def get_requests_session(self):
        return Session()


def verify(attempt):
    Session.keys = attempt["keys"]
    try:
        app = SocialApp(provider="apple", client_id="com.example.app")
        provider = AppleProvider(request=None, app=app)
        login = provider.verify_token(None, {"id_token": attempt["token"]})
        return login.account.extra_data
    except ValidationError as error:
        raise Rejected() from error


serve(contract("django-allauth", importlib.metadata.version("django-allauth"),
               claims=["iss", "aud", "exp", "iat", "nbf"], takes_clock=False, gives_reasons=False),
      verify)
