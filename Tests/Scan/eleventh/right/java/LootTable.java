package com.studio.arena.loot;

import java.util.List;
import java.util.Random;

/** What a player finds in the chest of the day after login. */
public class LootTable {
    private final List<String> items;

    public LootTable(List<String> items) {
        this.items = List.copyOf(items);
    }

    public String forDay(long day) {
        Random random = new Random(day * 31);
        return items.get(random.nextInt(items.size()));
    }
}
