package com.bluecart.common.util;

import java.security.SecureRandom;

/** Random strings for the login flow: nonces, states and one time codes. */
public final class SecureStrings {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final char[] SYMBOLS =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".toCharArray();
    private static final char[] ALNUM =
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".toCharArray();

    private SecureStrings() {}

    /** 64 symbols */
    public static String state(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            out[i] = SYMBOLS[bytes[i] & 0x3F];
        }
        return new String(out);
    }

    /** Letters and digits only, some providers refuse the rest. */
    public static String nonce(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        char[] out = new char[length];
        for (int i = 0; i < length; i++) {
            out[i] = ALNUM[(bytes[i] & 0xFF) % ALNUM.length];
        }
        return new String(out);
    }
}
