package com.example.auth.crypto;

import java.security.SecureRandom;

/** Random strings for state, nonce and code verifier. */
public class RandomStringFactory {
    private static final String LETTERS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    private final SecureRandom random = new SecureRandom();

    public String nonce() {
        return create(32);
    }

    public String codeVerifier() {
        return create(64);
    }

    private String create(int length) {
        StringBuilder sb = new StringBuilder(length);
        byte[] buffer = new byte[length];
        while (sb.length() < length) {
            random.nextBytes(buffer);
            for (int i = 0; i < buffer.length && sb.length() < length; i++) {
                int value = buffer[i] & 0xff;
                if (value >= 250) {
                    continue;
                }
                sb.append(LETTERS.charAt(value % LETTERS.length()));
            }
        }
        return sb.toString();
    }
}
