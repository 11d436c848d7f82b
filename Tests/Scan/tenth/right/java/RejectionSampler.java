package com.example.auth;

import java.security.SecureRandom;

/** Letters of a sign-in nonce, each as likely as the next. */
public class RejectionSampler {
    private static final char[] ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789".toCharArray();
    private static final int LIMIT = 252;
    private final SecureRandom random = new SecureRandom();

    public String nonce(int n) {
        StringBuilder sb = new StringBuilder(n);
        byte[] one = new byte[1];
        while (sb.length() < n) {
            random.nextBytes(one);
            int v = one[0] & 0xff;
            if (v >= LIMIT) {
                continue;
            }
            sb.append(ALPHABET[v % ALPHABET.length]);
        }
        return sb.toString();
    }
}
