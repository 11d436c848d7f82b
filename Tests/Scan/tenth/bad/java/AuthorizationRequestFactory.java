package com.example.oidc;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

public class AuthorizationRequestFactory {
    private final String clientId;

    public AuthorizationRequestFactory(String clientId) {
        this.clientId = clientId;
    }

    public Map<String, String> loginParameters(String redirectUri) {
        Map<String, String> p = new LinkedHashMap<>();
        p.put("client_id", clientId);
        p.put("redirect_uri", redirectUri);
        p.put("response_type", "code id_token");
        p.put("scope", "openid");
        p.put("nonce", Long.toHexString(Instant.now().toEpochMilli()));
        p.put("state", state());
        return p;
    }

    private static String state() {
        byte[] b = new byte[16];
        new SecureRandom().nextBytes(b);
        return new java.math.BigInteger(1, b).toString(36);
    }
}
