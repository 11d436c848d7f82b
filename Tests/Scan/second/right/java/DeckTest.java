package games.solitaire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DeckTest {

    @Test
    void shufflesTheSameWayForTheSameSeed() {
        Deck first = Deck.full();
        Deck second = Deck.full();
        first.shuffle(new Random(42));
        second.shuffle(new Random(42));
        assertEquals(first.cards(), second.cards());
    }

    @Test
    void shufflesDifferentlyForAnotherSeed() {
        Deck first = Deck.full();
        Deck second = Deck.full();
        first.shuffle(new Random(1));
        second.shuffle(new Random(2));
        assertNotEquals(first.cards(), second.cards());
    }

    @Test
    void keepsEveryCard() {
        Deck deck = Deck.full();
        deck.shuffle(new Random());
        assertEquals(52, new HashSet<>(deck.cards()).size());
    }
}
