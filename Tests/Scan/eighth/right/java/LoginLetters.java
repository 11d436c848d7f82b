package com.acme.signin;

import java.security.SecureRandom;

public final class LoginLetters {
    private static final String BASE58 =
        "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    private final SecureRandom random = new SecureRandom();

    public String nonce(int length) {
        StringBuilder sb = new StringBuilder(length);
        while (sb.length() < length) {
            int value = random.nextInt() & 0x3f;
            if (value < BASE58.length()) {
                sb.append(BASE58.charAt(value));
            }
        }
        return sb.toString();
    }
}
