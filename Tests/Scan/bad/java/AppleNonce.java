package com.example;

import java.security.SecureRandom;

public final class AppleNonce {
    private static final String ALPHABET =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";

    public String next(int length) {
        SecureRandom r = new SecureRandom();
        char[] out = new char[length];
        for (int i = 0; i < length; i++) out[i] = ALPHABET.charAt(r.nextInt(ALPHABET.length()));
        return new String(out);
    }
}
