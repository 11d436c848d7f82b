package com.harborlight.web.oidc;

import java.security.SecureRandom;
import java.util.Base64;

/** The two random values of one authorization request. */
public final class StateAndNonce {

    private static final SecureRandom RANDOM = new SecureRandom();

    private final String state;
    private final String nonce;

    private StateAndNonce(String state, String nonce) {
        this.state = state;
        this.nonce = nonce;
    }

    public static StateAndNonce create() {
        return new StateAndNonce(randomText(), randomText());
    }

    private static String randomText() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    public String getState() {
        return state;
    }

    public String getNonce() {
        return nonce;
    }
}
