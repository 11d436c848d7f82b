package com.example.android.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The hash of a nonce as Apple's and Google's login take it. */
class Sha256 {
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    static String hex(String rawNonce) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(rawNonce.getBytes(StandardCharsets.UTF_8));
            char[] out = new char[digest.length * 2];
            for (int i = 0; i < digest.length; i++) {
                int v = digest[i] & 0xff;
                out[2 * i] = HEX[v >>> 4];
                out[2 * i + 1] = HEX[v & 15];
            }
            return new String(out);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
