package org.gardenhub.login;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtException;
import org.springframework.security.oauth2.jwt.JwtValidators;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.stereotype.Service;

@Service
public class IdTokenService {

    private final NimbusJwtDecoder decoder;
    private final String clientId;

    public IdTokenService(@Value("${apple.client-id}") String clientId) {
        this.clientId = clientId;
        this.decoder = NimbusJwtDecoder.withJwkSetUri("https://appleid.apple.com/auth/keys").build();
        this.decoder.setJwtValidator(JwtValidators.createDefaultWithIssuer("https://appleid.apple.com"));
    }

    public Jwt verify(String idToken, String expectedNonce) {
        if (expectedNonce == null || expectedNonce.isEmpty()) {
            throw new JwtException("no sign-in attempt is open");
        }
        Jwt jwt = decoder.decode(idToken);
        String nonce = jwt.getClaimAsString("nonce");
        if (nonce == null || !MessageDigest.isEqual(
                nonce.getBytes(StandardCharsets.UTF_8),
                expectedNonce.getBytes(StandardCharsets.UTF_8))) {
            throw new JwtException("nonce does not match");
        }
        if (jwt.getAudience() == null || !jwt.getAudience().contains(clientId)) {
            throw new JwtException("token is for another client");
        }
        return jwt;
    }
}
