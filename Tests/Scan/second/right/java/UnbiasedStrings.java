package net.tramline.auth;

import java.security.SecureRandom;

public class UnbiasedStrings {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int LIMIT = 248; // 4 * 62

    private final SecureRandom secureRandom;

    public UnbiasedStrings(SecureRandom secureRandom) {
        this.secureRandom = secureRandom;
    }

    /** Nonce of the given length, made of letters and digits. */
    public String nonce(int length) {
        StringBuilder text = new StringBuilder(length);
        byte[] pool = new byte[length + 8];
        while (text.length() < length) {
            secureRandom.nextBytes(pool);
            for (int i = 0; i < pool.length && text.length() < length; i++) {
                int value = pool[i] & 0xff;
                if (value >= LIMIT) {
                    continue;
                }
                text.append(LETTERS.charAt(value % 62));
            }
        }
        return text.toString();
    }
}
