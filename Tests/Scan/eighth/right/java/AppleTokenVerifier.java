package com.example.backend.apple;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.RemoteJWKSet;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.net.URL;

public class AppleTokenVerifier {
    private final DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();

    public AppleTokenVerifier(URL keys) {
        processor.setJWSKeySelector(
            new JWSVerificationKeySelector<>(JWSAlgorithm.RS256, new RemoteJWKSet<>(keys)));
    }

    public String subject(String identityToken, String expectedNonce) throws Exception {
        if (expectedNonce == null || expectedNonce.isEmpty()) {
            throw new IllegalArgumentException("no nonce");
        }
        JWTClaimsSet claims = processor.process(identityToken, null);
        if (!claims.getAudience().contains("com.example.app")) {
            throw new SecurityException("audience");
        }
        if (!expectedNonce.equals(claims.getStringClaim("nonce"))) {
            throw new SecurityException("nonce");
        }
        return claims.getSubject();
    }
}
