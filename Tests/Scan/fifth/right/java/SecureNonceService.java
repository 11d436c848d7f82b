package com.example.sso;

import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.stereotype.Service;

@Service
public class SecureNonceService {
    private final SecureRandom random = new SecureRandom();

    /** 256 bits for the OpenID Connect login redirect. */
    public String createNonce() {
        byte[] bytes = new byte[32];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
