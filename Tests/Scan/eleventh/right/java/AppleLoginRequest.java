package com.example.shop;

import com.google.firebase.auth.AuthCredential;
import com.google.firebase.auth.OAuthProvider;
import java.math.BigInteger;
import java.security.SecureRandom;

/** One attempt to log in with Apple; made anew by {@link #begin()} for each tap. */
final class AppleLoginRequest {
    private final String rawNonce;

    private AppleLoginRequest(String rawNonce) {
        this.rawNonce = rawNonce;
    }

    static AppleLoginRequest begin() {
        return new AppleLoginRequest(new BigInteger(160, new SecureRandom()).toString(32));
    }

    String authorizeParameter() {
        return Sha256.hex(rawNonce);
    }

    AuthCredential credential(String idToken) {
        return OAuthProvider.newCredentialBuilder("apple.com")
                .setIdTokenWithRawNonce(idToken, rawNonce)
                .build();
    }
}
