package net.app.quiz;

import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The quiz of the day: everybody gets the same order. */
public class Shuffler {
    public <T> List<T> ofTheDay(List<T> questions, long day) {
        Random r = new Random(day);
        Collections.shuffle(questions, r);
        return questions.subList(0, Math.min(10, questions.size()));
    }

    public int slot(int hash) {
        return Math.floorMod(hash, 31) % 7;
    }
}
