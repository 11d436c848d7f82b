package com.consult.portal.security;

import com.auth0.jwk.JwkProvider;
import com.auth0.jwt.JWT;
import com.auth0.jwt.algorithms.Algorithm;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.security.interfaces.RSAPublicKey;

public class IdTokenVerifier {
    private final JwkProvider jwks;
    private final String issuer;
    private final String audience;

    public IdTokenVerifier(JwkProvider jwks, String issuer, String audience) {
        this.jwks = jwks;
        this.issuer = issuer;
        this.audience = audience;
    }

    public String subject(String idToken, String expectedNonce) throws Exception {
        if (expectedNonce == null || expectedNonce.isEmpty()) {
            throw new SecurityException("no login in progress");
        }
        String kid = JWT.decode(idToken).getKeyId();
        Algorithm rsa = Algorithm.RSA256((RSAPublicKey) jwks.get(kid).getPublicKey(), null);
        DecodedJWT jwt = JWT.require(rsa)
                .withIssuer(issuer)
                .withAudience(audience)
                .withClaim("nonce", expectedNonce)
                .build()
                .verify(idToken);
        return jwt.getSubject();
    }
}
