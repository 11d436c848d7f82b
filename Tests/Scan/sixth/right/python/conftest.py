import random

import jwt
import pytest

from app.main import create_app


@pytest.fixture
def rng():
    return random.Random(1234)


@pytest.fixture
def nonce(rng):
    return "%032x" % rng.getrandbits(128)


@pytest.fixture
def id_token(nonce):
    def make(**extra):
        claims = {"sub": "000123.abc", "aud": "at.chor.app", "nonce": nonce, **extra}
        return jwt.encode(claims, "secret", algorithm="HS256")
    return make


@pytest.fixture
def client(monkeypatch, nonce):
    monkeypatch.setattr("app.login.new_nonce", lambda: nonce)
    app = create_app(testing=True)
    with app.test_client() as c:
        yield c


def claims_of(token):
    return jwt.decode(token, options={"verify_signature": False})
