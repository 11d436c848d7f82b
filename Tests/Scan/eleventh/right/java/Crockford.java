package io.opensource.oauth.util;

import java.security.SecureRandom;

/**
 * Random text in Crockford's base 32, for {@code state} and {@code nonce} of sign-in.
 */
public final class Crockford {
    private static final char[] DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray();

    private final SecureRandom random;

    public Crockford(SecureRandom random) {
        this.random = random;
    }

    public String text(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            out[i] = DIGITS[(bytes[i] & 0xff) % DIGITS.length];
        }
        return new String(out);
    }
}
