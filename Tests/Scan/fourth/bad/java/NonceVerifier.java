package com.acme.oidc;

import java.util.Objects;
import com.nimbusds.jwt.JWTClaimsSet;
import jakarta.servlet.http.HttpSession;

/** Runs after the signature was verified by the JWT processor. */
class NonceVerifier {
    void verify(JWTClaimsSet claims, HttpSession session) throws Exception {
        String expectedNonce = (String) session.getAttribute("oidc.nonce");
        session.removeAttribute("oidc.nonce");
        if (!Objects.equals(expectedNonce, claims.getStringClaim("nonce"))) {
            throw new BadNonceException();
        }
    }
}
