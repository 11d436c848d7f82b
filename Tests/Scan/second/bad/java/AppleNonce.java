package net.quizhub.backend.auth.apple;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

public record AppleNonce(String raw, String hashed) {

    private static final char[] LETTERS =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".toCharArray();
    private static final SecureRandom RANDOM = new SecureRandom();

    public static AppleNonce generate() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);

        char[] out = new char[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            out[i] = LETTERS[(bytes[i] & 0xff) % LETTERS.length];
        }
        String raw = new String(out);
        return new AppleNonce(raw, sha256(raw));
    }

    private static String sha256(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
