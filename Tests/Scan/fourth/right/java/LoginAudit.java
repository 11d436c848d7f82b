package io.shop.audit;

import java.time.Clock;
import java.util.UUID;

public class LoginAudit {
    private final Clock clock;
    private final AuditSink sink;

    public LoginAudit(Clock clock, AuditSink sink) {
        this.clock = clock;
        this.sink = sink;
    }

    public String begin() {
        String nonce = UUID.randomUUID().toString();
        long startedAt = clock.millis();
        sink.write("login begun at " + startedAt + ", now " + System.currentTimeMillis());
        return nonce;
    }
}
