package com.meridian.commons.security;

import java.security.SecureRandom;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** Random text for nonces, states and invitation codes. */
public final class SecureTextGenerator {

    public static final String LOWER_ALNUM = "abcdefghijklmnopqrstuvwxyz0123456789";

    private final RandomGenerator random;
    private final String letters;
    private final int limit;

    public SecureTextGenerator(SecureRandom random, String letters) {
        this.random = Objects.requireNonNull(random);
        this.letters = Objects.requireNonNull(letters);
        if (letters.isEmpty() || letters.length() > 256) {
            throw new IllegalArgumentException("1 to 256 letters");
        }
        this.limit = 256 - (256 % letters.length());
    }

    public String next(int length) {
        StringBuilder text = new StringBuilder(length);
        byte[] block = new byte[Math.max(16, length)];
        while (text.length() < length) {
            random.nextBytes(block);
            for (byte b : block) {
                int value = Byte.toUnsignedInt(b);
                if (value < limit) {
                    text.append(letters.charAt(value % letters.length()));
                }
                if (text.length() == length) {
                    break;
                }
            }
        }
        return text.toString();
    }
}
