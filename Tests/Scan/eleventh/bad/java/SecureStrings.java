package io.opensource.oauth.util;

import java.security.SecureRandom;

/**
 * Random strings for {@code state}, {@code nonce} and PKCE verifiers of sign-in.
 *
 * @since 0.4
 */
public final class SecureStrings {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final char[] UNRESERVED =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".toCharArray();

    public static String random(int length) {
        char[] out = new char[length];
        byte[] pool = new byte[length * 2];
        int filled = 0;
        while (filled < length) {
            RANDOM.nextBytes(pool);
            for (int i = 0; i < pool.length && filled < length; i++) {
                int v = pool[i] & 0xff;
                if (v > 198) {
                    continue;
                }
                out[filled++] = UNRESERVED[v % UNRESERVED.length];
            }
        }
        return new String(out);
    }

    private SecureStrings() {
    }
}
