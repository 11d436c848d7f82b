package com.example.sso;

import static org.junit.jupiter.api.Assertions.*;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NonceServiceTest {
    private final SecureNonceService service = new SecureNonceService();

    @Test
    void noTwoAlike() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            assertTrue(seen.add(service.createNonce()));
        }
    }

    @Test
    void longEnough() {
        // java.util.Random or currentTimeMillis() would not do here
        assertEquals(43, service.createNonce().length());
    }
}
