package com.meridian.portal.security;

import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.stereotype.Component;

/** Slows down failing logins, and chooses one of the pictures of the login page. */
@Component
public class LoginThrottle {

    private static final String[] PICTURES = {"harbour", "forest", "bridge", "market", "tower"};

    private final Map<String, Integer> failures = new ConcurrentHashMap<>();
    private final Random pictures = new Random();

    public Duration delayFor(String account) {
        int count = failures.getOrDefault(account, 0);
        if (count == 0) {
            return Duration.ZERO;
        }
        long base = 100L << Math.min(count, 8);
        return Duration.ofMillis(base + ThreadLocalRandom.current().nextLong(base / 2));
    }

    public void failed(String account) {
        failures.merge(account, 1, Integer::sum);
    }

    public void succeeded(String account) {
        failures.remove(account);
    }

    public String picture() {
        return PICTURES[pictures.nextInt(PICTURES.length)];
    }
}
