package com.example.oidc;

import java.security.SecureRandom;
import java.util.Base64;

/** Generates the nonce for the OpenID Connect login request. */
public final class SecureNonce {
    private static final SecureRandom RANDOM = new SecureRandom();

    private SecureNonce() {}

    public static String generate() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
