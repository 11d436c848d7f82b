package com.example;

import java.util.Random;

class Game {
    private final Random random = new Random(7);
    int roll() { return random.nextInt(6) + 1; }
    long started = System.currentTimeMillis();
}
