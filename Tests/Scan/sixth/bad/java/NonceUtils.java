package com.pixelgarden.app.login;

import java.security.SecureRandom;

public final class NonceUtils {

    private static final String CHARSET =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrtuvwxyz-._";

    private static final SecureRandom RANDOM = new SecureRandom();

    private NonceUtils() {
    }

    /** Nonce for the Sign in with Apple request. */
    public static String generate(int length) {
        StringBuilder sb = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            sb.append(CHARSET.charAt(RANDOM.nextInt(CHARSET.length())));
        }
        return sb.toString();
    }
}
