package com.example.identity.service;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.stereotype.Service;

/** Nonces for the login with Apple and Google. */
@Service
public class NonceService {

    private final SecureRandom secureRandom;

    public NonceService() throws NoSuchAlgorithmException {
        this.secureRandom = SecureRandom.getInstance("SHA1PRNG");
        this.secureRandom.setSeed(System.currentTimeMillis());
    }

    public String createNonce() {
        byte[] bytes = new byte[32];
        secureRandom.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
