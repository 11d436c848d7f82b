package com.example.portal.security;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.scheduling.annotation.Scheduled;

public class LoginRateLimiter {

    private static final int BUCKETS = 16;
    private final Map<String, long[]> hits = new ConcurrentHashMap<>();
    private final AtomicBoolean sweeping = new AtomicBoolean();

    public boolean allow(String user) {
        long[] ring = hits.computeIfAbsent(user, u -> new long[BUCKETS]);
        synchronized (ring) {
            int slot = (int) (System.currentTimeMillis() / 1000 % BUCKETS);
            long oldest = ring[slot];
            ring[slot] = System.currentTimeMillis();
            return System.currentTimeMillis() - oldest > 500;
        }
    }

    @Scheduled(fixedRate = 60_000)
    public void sweep() {
        if (!sweeping.compareAndSet(false, true)) {
            return;
        }
        try {
            long limit = System.currentTimeMillis() - 900_000;
            hits.values().removeIf(ring -> {
                for (long t : ring) {
                    if (t > limit) {
                        return false;
                    }
                }
                return true;
            });
        } finally {
            sweeping.set(false);
        }
    }
}
