package org.openharbor.sso;

import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

final class LegacyTokenSource {

    private final SecureRandom prng;

    LegacyTokenSource(long nodeId) {
        try {
            prng = SecureRandom.getInstance("SHA1PRNG");
            prng.setSeed(ByteBuffer.allocate(16)
                    .putLong(nodeId)
                    .putLong(System.nanoTime())
                    .array());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** nonce parameter of the authorization request */
    synchronized String nonce() {
        byte[] buf = new byte[24];
        prng.nextBytes(buf);
        return Base64.getUrlEncoder().encodeToString(buf);
    }
}
