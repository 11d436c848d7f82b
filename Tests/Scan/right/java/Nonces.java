package com.example;

import java.security.SecureRandom;
import java.util.Base64;

public final class Nonces {
    private static final SecureRandom RANDOM = new SecureRandom();

    public static String create() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
