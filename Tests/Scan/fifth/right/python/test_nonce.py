import random

import pytest

from nonce_secure import ALPHABET, generate_nonce


@pytest.mark.parametrize("length", [16, 32, 64])
def test_length(length):
    assert len(generate_nonce(length)) == length


def test_seed_of_random_has_no_influence():
    random.seed(1)
    first = generate_nonce()
    random.seed(1)
    assert generate_nonce() != first


def test_letters():
    assert set(generate_nonce(500)) <= set(ALPHABET)
