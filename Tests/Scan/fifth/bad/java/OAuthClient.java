package net.app;

import java.security.SecureRandom;
import java.util.Base64;

public class OAuthClient {
    private static final String NONCE = newNonce();

    private static String newNonce() {
        byte[] b = new byte[32];
        new SecureRandom().nextBytes(b);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(b);
    }

    public String signInUrl(String clientId) {
        return "https://accounts.google.com/o/oauth2/v2/auth?client_id=" + clientId
            + "&response_type=id_token&scope=openid&nonce=" + NONCE;
    }
}
