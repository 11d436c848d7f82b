package com.example.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ShuffleTest {

    @Test
    void sameSeedGivesSameDeck() {
        Deck first = Deck.shuffled(new Random(42));
        Deck second = Deck.shuffled(new Random(42));
        assertEquals(first, second);
    }

    @Test
    void otherSeedGivesOtherDeck() {
        assertNotEquals(Deck.shuffled(new Random(1)), Deck.shuffled(new Random(2)));
    }
}
