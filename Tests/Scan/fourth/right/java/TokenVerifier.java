package com.acme.oidc;

import com.auth0.jwk.JwkProvider;
import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.security.interfaces.RSAPublicKey;

public class TokenVerifier {
    private final JwkProvider keys;
    private final String audience;

    public TokenVerifier(JwkProvider keys, String audience) {
        this.keys = keys;
        this.audience = audience;
    }

    public String subject(String token, String expectedNonce) throws Exception {
        if (expectedNonce == null || expectedNonce.isBlank()) {
            throw new SecurityException("no login was begun");
        }
        String kid = JWT.decode(token).getKeyId();
        Algorithm rs256 = Algorithm.RSA256((RSAPublicKey) keys.get(kid).getPublicKey(), null);
        DecodedJWT verified = JWT.require(rs256)
                .withIssuer("https://appleid.apple.com")
                .withAudience(audience)
                .withClaim("nonce", expectedNonce)
                .build()
                .verify(token);
        return verified.getSubject();
    }
}
