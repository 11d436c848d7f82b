package net.app.security;

import java.security.SecureRandom;

/** Login nonces; no 0, O, I, l. */
public class Alphabet58 {
    private static final String BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    private static final SecureRandom RNG = new SecureRandom();

    public static String nonce(int n) {
        StringBuilder sb = new StringBuilder(n);
        byte[] one = new byte[1];
        while (sb.length() < n) {
            RNG.nextBytes(one);
            int v = one[0] & 0xFF;
            if (v < 232) { // 4 * 58
                sb.append(BASE58.charAt(v % 58));
            }
        }
        return sb.toString();
    }
}
