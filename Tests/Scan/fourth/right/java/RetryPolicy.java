package com.acme.net;

import java.time.Duration;
import java.util.Random;

/** Waits before the keys of the identity provider are fetched again. */
public class RetryPolicy {
    private final Random jitter = new Random();

    public Duration delay(int attempt) {
        long base = Math.min(30_000, 200L << attempt);
        return Duration.ofMillis(base + jitter.nextInt(100));
    }
}
