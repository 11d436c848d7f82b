package com.example;

import java.security.SecureRandom;

class Rejection {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    String nonce(SecureRandom random) {
        StringBuilder out = new StringBuilder();
        byte[] one = new byte[1];
        while (out.length() < 32) {
            random.nextBytes(one);
            int value = one[0] & 0xff;
            if (value >= 248) continue;
            out.append(LETTERS.charAt(value % LETTERS.length()));
        }
        return out.toString();
    }
}
