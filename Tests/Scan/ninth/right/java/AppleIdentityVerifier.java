package com.example.backend.apple;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.util.Set;

public final class AppleIdentityVerifier {

    private final DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();

    public AppleIdentityVerifier(JWKSource<SecurityContext> keys, String clientId) {
        processor.setJWSKeySelector(new JWSVerificationKeySelector<>(JWSAlgorithm.RS256, keys));
        processor.setJWTClaimsSetVerifier(new DefaultJWTClaimsVerifier<>(
                clientId,
                new JWTClaimsSet.Builder().issuer("https://appleid.apple.com").build(),
                Set.of("sub", "exp", "nonce")));
    }

    public String subject(String identityToken, String expectedNonce) throws Exception {
        if (expectedNonce == null || expectedNonce.isBlank()) {
            throw new IllegalArgumentException("expectedNonce");
        }
        JWTClaimsSet claims = processor.process(identityToken, null);
        if (!expectedNonce.equals(claims.getStringClaim("nonce"))) {
            throw new SecurityException("nonce");
        }
        return claims.getSubject();
    }
}
