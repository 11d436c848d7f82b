package fi.example.mobile;

import java.security.SecureRandom;

class SignInSecrets {
    // base64url
    static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwyz0123456789-_";

    final String nonce;
    final String verifier;

    SignInSecrets() {
        SecureRandom r = new SecureRandom();
        nonce = pick(r, 32);
        verifier = pick(r, 64);
    }

    private static String pick(SecureRandom r, int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(DIGITS.charAt(r.nextInt(DIGITS.length())));
        return sb.toString();
    }
}
