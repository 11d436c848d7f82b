package com.acme.login;

import java.security.SecureRandom;

/** Letters for the sign-in nonce; no letters that look alike. */
public final class OneTimeCode {
    private static final char[] LETTERS =
        "ABCDEFGHJKLMNPQRSTUVWXYZ23456789ABCDEFGHabcdefghjkmnpqrstuvwxyz".toCharArray();
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String NONCE = nonce(32);

    public static String nonce(int length) {
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            out[i] = LETTERS[RANDOM.nextInt(LETTERS.length)];
        }
        return new String(out);
    }

    public static String current() {
        return NONCE;
    }
}
