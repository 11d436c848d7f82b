package com.example;

import java.security.SecureRandom;

class SeededNonce {
    byte[] nonce() {
        SecureRandom sr = new SecureRandom();
        sr.setSeed(42L);
        java.util.Random fast = new java.util.Random(System.nanoTime());
        byte[] nonce = new byte[16];
        fast.nextBytes(nonce);
        return nonce;
    }
}
