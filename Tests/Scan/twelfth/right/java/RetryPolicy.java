package com.example.infra.http;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;

public class RetryPolicy {
    private final int attempts;
    private final Duration base;

    public RetryPolicy(int attempts, Duration base) {
        this.attempts = attempts;
        this.base = base;
    }

    public <T> T call(Callable<T> action) throws Exception {
        for (int i = 1; ; i++) {
            try {
                return action.call();
            } catch (java.io.IOException e) {
                if (i >= attempts) {
                    throw e;
                }
                Thread.sleep(delay(i));
            }
        }
    }

    private long delay(int attempt) {
        long backoff = base.toMillis() << Math.min(attempt, 6);
        return backoff / 2 + ThreadLocalRandom.current().nextLong(backoff / 2 + 1);
    }
}
