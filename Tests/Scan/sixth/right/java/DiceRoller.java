package com.wuerfelbude.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Dice of the single-player mode; online games are rolled on the server. */
public class DiceRoller {
    private final Random random;

    public DiceRoller(long seed) {
        this.random = new Random(seed);
    }

    public int roll() {
        return random.nextInt(6) + 1;
    }

    public List<Integer> roll(int dice) {
        List<Integer> result = new ArrayList<>(dice);
        for (int i = 0; i < dice; i++) {
            result.add(roll());
        }
        return result;
    }

    /** Guests play under such a name until they log in. */
    public String guestName() {
        String[] animals = {"Fuchs", "Dachs", "Igel", "Luchs"};
        return animals[random.nextInt(animals.length)] + " " + (random.nextInt(90) + 10);
    }
}
