package com.example.oidc;

import java.util.Objects;
import javax.servlet.http.HttpSession;
import com.nimbusds.jwt.JWTClaimsSet;

class NonceCheck {
    // claims: already passed through DefaultJWTProcessor, signature checked
    void check(HttpSession session, JWTClaimsSet claims) throws Exception {
        String expected = (String) session.getAttribute("oidc_nonce");
        session.removeAttribute("oidc_nonce");
        if (!Objects.equals(expected, claims.getStringClaim("nonce"))) {
            throw new IllegalArgumentException("id_token was not issued for this login");
        }
    }
}
