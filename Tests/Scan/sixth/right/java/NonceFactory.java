package com.spatzenpost.app.auth;

import java.security.SecureRandom;
import java.util.Base64;

/** Nonces of the login; one per attempt, see LoginFlow. */
public final class NonceFactory {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS =
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

    private NonceFactory() {
    }

    public static String base64() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** The older format, which the backend of the web shop still checks with a pattern. */
    public static String letters(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            out[i] = LETTERS.charAt((bytes[i] & 0xff) % LETTERS.length());
        }
        return new String(out);
    }
}
