package com.example;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

class Hashing {
    static String hashNonce(String raw) throws Exception {
        byte[] d = MessageDigest.getInstance("SHA-256").digest(raw.getBytes(StandardCharsets.UTF_8));
        StringBuilder sb = new StringBuilder();
        for (byte b : d) {
            sb.append(Integer.toHexString(0xff & b));
        }
        return sb.toString();
    }
}
