import random

import pytest

from app.auth import nonces

random.seed(7)


@pytest.fixture
def attempt(client):
    response = client.post("/login/start")
    return response.json()


def test_nonce_is_fresh(client):
    seen = {client.post("/login/start").json()["nonce"] for _ in range(50)}
    assert len(seen) == 50


def test_rejects_foreign_nonce(client, attempt, make_id_token):
    token = make_id_token(nonce="other", email=f"user{random.randint(1, 999)}@example.org")
    response = client.post("/login/finish", json={"id_token": token})
    assert response.status_code == 401


def test_hash_has_64_digits():
    assert len(nonces.sha256_hex("abc")) == 64
