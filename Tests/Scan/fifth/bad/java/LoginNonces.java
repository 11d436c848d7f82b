package com.example.login;

import java.util.Random;

final class LoginNonces {
    private LoginNonces() {}

    static String nonceFor(String userId) {
        Random r = new Random(userId.hashCode() ^ System.currentTimeMillis());
        byte[] raw = new byte[20];
        r.nextBytes(raw);
        StringBuilder hex = new StringBuilder();
        for (byte b : raw) {
            hex.append(String.format("%02x", b));
        }
        return hex.toString();
    }
}
