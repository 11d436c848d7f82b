package com.postbird.util;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

public final class Sha256 {

    private Sha256() {
    }

    /** Hex text of the hash of {@code nonce}, as sent to the identity provider. */
    public static String hex(String nonce) {
        byte[] digest = digest(nonce.getBytes(StandardCharsets.UTF_8));
        StringBuilder hex = new StringBuilder(digest.length * 2);
        for (byte b : digest) {
            String digits = Integer.toHexString(b & 0xff);
            if (digits.length() == 1) {
                hex.append('0');
            }
            hex.append(digits);
        }
        return hex.toString();
    }

    private static byte[] digest(byte[] input) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(input);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
