package com.example.sso.util;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import static java.nio.charset.StandardCharsets.UTF_8;

final class Hex {
    static String nonceHash(String raw) throws NoSuchAlgorithmException {
        StringBuilder sb = new StringBuilder(64);
        for (byte b : MessageDigest.getInstance("SHA-256").digest(raw.getBytes(UTF_8))) {
            String h = Integer.toHexString(b & 0xff);
            if (h.length() == 1) {
                sb.append('0');
            }
            sb.append(h);
        }
        return sb.toString();
    }
}
