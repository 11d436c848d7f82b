package com.example.account;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PasswordResetCodes {
    private record Entry(String code, Instant expires) {}

    private final Map<Long, Entry> entries = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final Clock clock;

    public PasswordResetCodes(Clock clock) {
        this.clock = clock;
    }

    public String issue(long userId) {
        String code = String.format("%06d", random.nextInt(1_000_000));
        entries.put(userId, new Entry(code, clock.instant().plus(Duration.ofMinutes(10))));
        return code;
    }

    public boolean redeem(long userId, String code) {
        Entry entry = entries.remove(userId);
        return entry != null && clock.instant().isBefore(entry.expires()) && entry.code().equals(code);
    }
}
