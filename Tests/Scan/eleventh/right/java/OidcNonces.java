package com.example.login;

import java.security.SecureRandom;

public final class OidcNonces {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int LIMIT = 256 - 256 % 62;

    private OidcNonces() {
    }

    public static String next() {
        StringBuilder sb = new StringBuilder(32);
        byte[] one = new byte[1];
        while (sb.length() < 32) {
            RANDOM.nextBytes(one);
            int v = one[0] & 0xff;
            if (v >= LIMIT) {
                continue;
            }
            sb.append(CHARS.charAt(v % 62));
        }
        return sb.toString();
    }
}
