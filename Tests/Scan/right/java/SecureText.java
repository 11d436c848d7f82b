package com.example;

import java.security.SecureRandom;
import java.util.Random;

class SecureText {
    private static final Random SOURCE = new SecureRandom();
    private static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    String nonce(int n) {
        char[] out = new char[n];
        for (int i = 0; i < n; i++) out[i] = ALPHABET.charAt(SOURCE.nextInt(ALPHABET.length()));
        return new String(out);
    }
}
