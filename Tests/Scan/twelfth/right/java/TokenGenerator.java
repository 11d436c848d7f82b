package com.example.auth.crypto;

import java.security.SecureRandom;
import java.util.Base64;

public final class TokenGenerator {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final char[] ALPHABET =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray();
    private static final int LIMIT = 256 - (256 % ALPHABET.length);

    private TokenGenerator() {
    }

    public static String nonce(int length) {
        StringBuilder out = new StringBuilder(length);
        byte[] one = new byte[1];
        while (out.length() < length) {
            RANDOM.nextBytes(one);
            int value = one[0] & 0xff;
            if (value < LIMIT) {
                out.append(ALPHABET[value % ALPHABET.length]);
            }
        }
        return out.toString();
    }

    public static String urlSafe(int bytes) {
        byte[] raw = new byte[bytes];
        RANDOM.nextBytes(raw);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(raw);
    }
}
