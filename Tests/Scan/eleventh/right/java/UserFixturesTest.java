package com.example.login;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class UserFixturesTest {

    private final Random random = new Random(7);

    @Test
    void sortsUsersByLastLogin() {
        var users = new java.util.ArrayList<User>();
        for (int i = 0; i < 50; i++) {
            users.add(new User("user" + i, random.nextInt(100_000)));
        }
        var sorted = Users.byLastLogin(users);
        for (int i = 1; i < sorted.size(); i++) {
            assertEquals(true, sorted.get(i - 1).lastLogin() >= sorted.get(i).lastLogin());
        }
    }
}
