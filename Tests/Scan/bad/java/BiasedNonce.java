package com.example;

import java.security.SecureRandom;

class BiasedNonce {
    String make() {
        String alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        StringBuilder nonce = new StringBuilder();
        for (byte b : bytes) nonce.append(alphabet.charAt((b & 0xff) % alphabet.length()));
        return nonce.toString();
    }
}
