package com.example.login;

import java.util.Random;

public final class LoginNonces {
    private static final String CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private LoginNonces() {
    }

    public static String newNonce() {
        Random rng = new Random(System.currentTimeMillis());
        StringBuilder sb = new StringBuilder();
        while (sb.length() < 32) {
            int index = (int) (rng.nextFloat() * CHARS.length());
            sb.append(CHARS.charAt(index));
        }
        return sb.toString();
    }
}
