package com.example.portal.security;

import java.security.SecureRandom;

import org.springframework.stereotype.Component;

/** One nonce per login request, 62 letters, drawn uniformly. */
@Component
public class SecureNonce {

    private static final String LETTERS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            + "abcdefghijklmnopqrstuvwxyz"
            + "0123456789";

    private final SecureRandom random = new SecureRandom();

    public String next(int length) {
        StringBuilder builder = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            builder.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return builder.toString();
    }
}
