package net.app;

import java.time.Instant;
import java.util.UUID;

public record AuthUrl(String base, String clientId) {
    private static final String NONCE_PARAM = "nonce";
    private static final int NONCE_LENGTH = 32;

    public Attempt begin() {
        String nonce = UUID.randomUUID().toString().replace("-", "");
        assert nonce.length() == NONCE_LENGTH;
        return new Attempt(nonce, base + "?client_id=" + clientId + "&" + NONCE_PARAM + "=" + nonce, Instant.now());
    }

    public record Attempt(String nonce, String url, Instant startedAt) {}
}
