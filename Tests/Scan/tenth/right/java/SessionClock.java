package com.example.auth;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

public class SessionClock {
    private final Clock clock;
    private final Duration lifetime;

    public SessionClock(Clock clock, Duration lifetime) {
        this.clock = clock;
        this.lifetime = lifetime;
    }

    public record Pending(String nonce, Instant expiresAt) {}

    public Pending begin() {
        return new Pending(UUID.randomUUID().toString(), Instant.now(clock).plus(lifetime));
    }

    public boolean isAlive(Pending p) {
        return System.currentTimeMillis() < p.expiresAt().toEpochMilli();
    }
}
