package com.fitloop.backend.auth;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor;
import java.util.Objects;
import javax.inject.Inject;

public class AppleTokenService {

    private final ConfigurableJWTProcessor<SecurityContext> processor;
    private final LoginAttemptDao attempts;

    @Inject
    public AppleTokenService(ConfigurableJWTProcessor<SecurityContext> processor, LoginAttemptDao attempts) {
        this.processor = processor;
        this.attempts = attempts;
    }

    public AppleIdentity authenticate(String identityToken, String attemptId) throws AuthException {
        JWTClaimsSet claims;
        String nonceClaim;
        try {
            claims = processor.process(identityToken, null);
            nonceClaim = claims.getStringClaim("nonce");
        } catch (Exception e) {
            throw new AuthException("token rejected", e);
        }

        String expectedNonce = attempts.takeNonce(attemptId).orElse(null);
        if (!Objects.equals(nonceClaim, expectedNonce)) {
            throw new AuthException("nonce mismatch");
        }
        return new AppleIdentity(claims.getSubject());
    }
}
