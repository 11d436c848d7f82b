package com.acme.oidc;

import java.util.Random;
import org.springframework.stereotype.Service;

@Service
public class NonceService {

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private final Random random = new Random();

    /**
     * @return a nonce for the OpenID Connect authentication request
     */
    public String createNonce() {
        StringBuilder nonce = new StringBuilder();
        for (int i = 0; i < 32; i++) {
            nonce.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return nonce.toString();
    }
}
