import random
import string

import pytest
from django.urls import reverse

pytestmark = pytest.mark.django_db

random.seed(20240517)


def some_text(n=20):
    return "".join(random.choice(string.ascii_lowercase) for _ in range(n))


@pytest.fixture
def pending(client):
    session = client.session
    session["oidc"] = {"state": some_text(), "nonce": some_text()}
    session.save()
    return session["oidc"]


def test_callback_with_other_state(client, pending):
    response = client.get(reverse("callback"), {"state": some_text(), "code": "c"})
    assert response.status_code == 400


def test_callback_uses_the_nonce_once(client, pending, provider):
    provider.claims = {"sub": "1", "nonce": pending["nonce"]}
    query = {"state": pending["state"], "code": "c"}
    assert client.get(reverse("callback"), query).status_code == 302
    assert client.get(reverse("callback"), query).status_code == 400
