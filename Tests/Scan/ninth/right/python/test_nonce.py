import random
import re

import pytest

from accounts.random_text import device_code, nonce, pin


@pytest.fixture
def rng():
    return random.Random(20240501)


def test_nonces_are_unique():
    assert len({nonce() for _ in range(1000)}) == 1000


def test_nonce_length(rng):
    for _ in range(20):
        n = rng.randint(1, 200)
        assert len(nonce(n)) == n


def test_device_code_letters():
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{8}", device_code())


@pytest.mark.parametrize("digits", [4, 6, 8])
def test_pin(digits):
    assert re.fullmatch(r"\d{%d}" % digits, pin(digits))
