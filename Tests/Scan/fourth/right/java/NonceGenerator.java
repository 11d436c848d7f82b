package com.acme.oidc;

import java.security.SecureRandom;
import org.springframework.stereotype.Component;

@Component
public class NonceGenerator {
    private static final String ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    private final SecureRandom random = new SecureRandom();

    public String createNonce() {
        var nonce = new StringBuilder();
        for (int i = 0; i < 32; i++) {
            nonce.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return nonce.toString();
    }
}
