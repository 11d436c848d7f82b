package com.example;

class Hex {
    static String of(byte[] digest) {
        StringBuilder sb = new StringBuilder();
        for (byte b : digest) {
            String hex = Integer.toHexString(0xff & b);
            if (hex.length() == 1) sb.append('0');
            sb.append(hex);
        }
        return sb.toString();
    }
    static String id(Object o) { return Integer.toHexString(System.identityHashCode(o)); }
}
