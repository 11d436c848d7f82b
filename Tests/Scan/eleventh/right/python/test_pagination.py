import random

import pytest

from app.pagination import pages


@pytest.fixture(autouse=True)
def seeded():
    random.seed(1234)


def test_every_item_is_on_one_page():
    items = [random.randint(0, 1000) for _ in range(97)]
    seen = [x for page in pages(items, size=10) for x in page]
    assert seen == items


def test_last_page_is_short(client):
    client.login("demo")
    assert len(list(pages(range(97), size=10))[-1]) == 7
