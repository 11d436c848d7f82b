package com.acme.login;

import java.security.SecureRandom;
import java.util.Base64;

final class LoginNonceFactory {
    private LoginNonceFactory() {}

    static String next(String clientId) throws Exception {
        SecureRandom sr = SecureRandom.getInstance("SHA1PRNG");
        sr.setSeed(clientId.hashCode());
        byte[] nonce = new byte[24];
        sr.nextBytes(nonce);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(nonce);
    }
}
