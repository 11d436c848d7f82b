package com.example.mobile.backend;

import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jws;
import io.jsonwebtoken.Jwts;
import org.springframework.stereotype.Service;

@Service
public class AppleIdentityService {

    private final AppleKeyLocator keyLocator;
    private final String bundleId;

    public AppleIdentityService(AppleKeyLocator keyLocator, AppleProperties properties) {
        this.keyLocator = keyLocator;
        this.bundleId = properties.getBundleId();
    }

    public AppleIdentity authenticate(String identityToken, String rawNonce) {
        if (rawNonce == null || rawNonce.isEmpty()) {
            throw new AuthenticationFailedException("nonce is required");
        }
        Jws<Claims> jws = Jwts.parser()
                .keyLocator(keyLocator)
                .requireIssuer("https://appleid.apple.com")
                .requireAudience(bundleId)
                .build()
                .parseSignedClaims(identityToken);

        String actual = jws.getPayload().get("nonce", String.class);
        if (actual == null || !Sha256.matches(rawNonce, actual)) {
            throw new AuthenticationFailedException("nonce mismatch");
        }
        return new AppleIdentity(jws.getPayload().getSubject(), jws.getPayload().get("email", String.class));
    }
}
