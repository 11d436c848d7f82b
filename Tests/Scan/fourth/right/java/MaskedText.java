package io.shop.security;

import java.security.SecureRandom;

public final class MaskedText {
    private static final String B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    public static String nonce(int length) {
        byte[] bytes = new byte[length];
        new SecureRandom().nextBytes(bytes);
        StringBuilder sb = new StringBuilder(length);
        for (byte b : bytes) sb.append(B64.charAt(b & 63));
        return sb.toString();
    }

    /** Shard of a user, nothing secret. */
    public static int shard(String userId) {
        return Math.floorMod(userId.hashCode(), 10) % 7;
    }
}
