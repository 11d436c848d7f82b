package com.fitloop.identity;

import com.auth0.jwk.Jwk;
import com.auth0.jwk.JwkException;
import com.auth0.jwk.JwkProvider;
import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.interfaces.RSAPublicKey;

public class AppleIdentityVerifier {

    private final JwkProvider keys;
    private final String bundleId;

    public AppleIdentityVerifier(JwkProvider keys, String bundleId) {
        this.keys = keys;
        this.bundleId = bundleId;
    }

    public String verify(String token, String expectedNonce) throws JwkException {
        if (expectedNonce == null || expectedNonce.isEmpty()) {
            throw new IllegalArgumentException("expectedNonce");
        }
        String keyId = JWT.decode(token).getKeyId();
        Jwk jwk = keys.get(keyId);
        Algorithm algorithm = Algorithm.RSA256((RSAPublicKey) jwk.getPublicKey(), null);

        DecodedJWT jwt = JWT.require(algorithm)
                .withIssuer("https://appleid.apple.com")
                .withAudience(bundleId)
                .build()
                .verify(token);

        String nonce = jwt.getClaim("nonce").asString();
        if (nonce == null || !MessageDigest.isEqual(
                nonce.getBytes(StandardCharsets.UTF_8), expectedNonce.getBytes(StandardCharsets.UTF_8))) {
            throw new SecurityException("nonce mismatch");
        }
        return jwt.getSubject();
    }
}
