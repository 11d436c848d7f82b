package io.shop.util;

public final class HexText {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    private HexText() {}

    /** Two digits for each byte of the nonce's hash. */
    public static String of(byte[] bytes) {
        char[] out = new char[bytes.length * 2];
        for (int i = 0; i < bytes.length; i++) {
            out[2 * i] = DIGITS[(bytes[i] >> 4) & 15];
            out[2 * i + 1] = DIGITS[bytes[i] & 15];
        }
        return new String(out);
    }

    public static String ofColor(int rgb) {
        return "#" + Integer.toHexString(0x1000000 | (rgb & 0xffffff)).substring(1);
    }
}
