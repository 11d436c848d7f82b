package com.example.login;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** A session that a login opened; it ends after half an hour. */
public record SessionExpiry(UUID id, Instant createdAt, Instant expiresAt) {

    private static final Duration LIFETIME = Duration.ofMinutes(30);

    public static SessionExpiry open() {
        Instant now = Instant.now();
        return new SessionExpiry(UUID.randomUUID(), now, now.plus(LIFETIME));
    }

    public boolean expired() {
        return System.currentTimeMillis() > expiresAt.toEpochMilli();
    }
}
