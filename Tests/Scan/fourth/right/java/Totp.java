package io.shop.security;

import java.nio.ByteBuffer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** RFC 6238: here the clock belongs, and so does the remainder. */
public class Totp {
    public static String code(byte[] secret, long seconds) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(secret, "RAW"));
        byte[] h = mac.doFinal(ByteBuffer.allocate(8).putLong(seconds / 30).array());
        int at = h[h.length - 1] & 0xf;
        int bin = ByteBuffer.wrap(h, at, 4).getInt() & 0x7fffffff;
        return String.format("%06d", bin % 1_000_000);
    }
}
