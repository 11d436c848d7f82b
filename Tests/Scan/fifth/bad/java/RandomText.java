package net.app.security;

import java.security.SecureRandom;

/** Text for login nonces and states. */
public class RandomText {
    private static final char[] BASE58 =
        "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".toCharArray();
    private static final SecureRandom RNG = new SecureRandom();

    public static String nonce(int n) {
        byte[] buf = new byte[n];
        RNG.nextBytes(buf);
        char[] text = new char[n];
        for (int i = 0; i < n; i++) {
            text[i] = BASE58[(buf[i] & 0xFF) % BASE58.length];
        }
        return new String(text);
    }
}
