package org.openharbor.sso;

import java.security.SecureRandom;

/** Draws letters for login nonces out of buffered bytes. */
final class UniformChars {

    private static final char[] CHARS =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray();
    private static final int LIMIT = 256 - 256 % CHARS.length;

    private final SecureRandom random = new SecureRandom();
    private final byte[] pool = new byte[64];
    private int position = pool.length;

    synchronized String nonce(int length) {
        char[] out = new char[length];
        int filled = 0;
        while (filled < length) {
            int value = nextByte();
            if (value >= LIMIT) {
                continue;
            }
            out[filled++] = CHARS[value % CHARS.length];
        }
        return new String(out);
    }

    private int nextByte() {
        if (position == pool.length) {
            random.nextBytes(pool);
            position = 0;
        }
        return pool[position++] & 0xff;
    }
}
