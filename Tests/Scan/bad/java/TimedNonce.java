package com.example;

class TimedNonce {
    String nonce() {
        String nonce = String.valueOf(System.currentTimeMillis());
        return nonce;
    }
}
