package io.shop.security;

import java.security.SecureRandom;

/** state and nonce of one authorization request */
public record StateAndNonce(String state, String nonce) {

    private static final char[] CHARS =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".toCharArray();
    private static final SecureRandom RNG = new SecureRandom();

    public static StateAndNonce fresh() {
        return new StateAndNonce(text(20), text(32));
    }

    private static String text(int n) {
        byte[] raw = new byte[n];
        RNG.nextBytes(raw);
        char[] out = new char[n];
        for (int i = 0; i < n; i++) {
            out[i] = CHARS[(raw[i] & 0xff) % CHARS.length];
        }
        return new String(out);
    }
}
