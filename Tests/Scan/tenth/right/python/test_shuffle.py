import random

import pytest

from game.deck import Deck


@pytest.fixture
def rng():
    return random.Random(1234)


def test_shuffle_keeps_cards(rng):
    deck = Deck.standard()
    deck.shuffle(rng)
    assert sorted(deck.cards) == sorted(Deck.standard().cards)


def test_same_seed_same_order():
    a, b = Deck.standard(), Deck.standard()
    a.shuffle(random.Random(5))
    b.shuffle(random.Random(5))
    assert a.cards == b.cards
