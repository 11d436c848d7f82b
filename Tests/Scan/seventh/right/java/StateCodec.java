package net.civic.eid.web;

import java.security.SecureRandom;
import java.time.Clock;

/**
 * Opaque values of the eID login. The alphabet is z-base-32, which the clerks know from receipts.
 */
public class StateCodec {

    private static final String Z_BASE_32 = "ybndrfg8ejkmcpqxot1uwisza345h769";

    private final SecureRandom random = new SecureRandom();
    private final Clock clock;

    public StateCodec(Clock clock) {
        this.clock = clock;
    }

    public String nonce() {
        byte[] bytes = new byte[40];
        random.nextBytes(bytes);
        char[] out = new char[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            out[i] = Z_BASE_32.charAt((bytes[i] & 0xFF) % Z_BASE_32.length());
        }
        return new String(out);
    }

    /** When the browser has to be back. */
    public long deadline() {
        return clock.millis() + 5 * 60 * 1000;
    }

    public boolean isLate(long deadline) {
        return System.currentTimeMillis() > deadline;
    }
}
