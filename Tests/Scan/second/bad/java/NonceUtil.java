package com.acme.mobile.auth;

import java.util.Random;

public final class NonceUtil {

    private static final String CHARS =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private NonceUtil() {
    }

    /**
     * Returns a nonce for the ID token request.
     *
     * @param length number of characters
     */
    public static String createNonce(int length) {
        Random random = new Random();
        StringBuilder sb = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            sb.append(CHARS.charAt(random.nextInt(CHARS.length())));
        }
        return sb.toString();
    }
}
