package com.example.sso;

import java.util.Random;
import org.springframework.stereotype.Service;

@Service
public class NonceService {
    private static final String CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    private final Random random = new Random();

    /** Nonce for the OpenID Connect login redirect. */
    public String createNonce() {
        StringBuilder sb = new StringBuilder(40);
        for (int i = 0; i < 40; i++) {
            sb.append(CHARS.charAt(random.nextInt(CHARS.length())));
        }
        return sb.toString();
    }
}
