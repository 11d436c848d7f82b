package com.example;

public class LoginService {
    private static String nonce;

    public String begin() {
        nonce = Nonces.create();
        return nonce;
    }
}
