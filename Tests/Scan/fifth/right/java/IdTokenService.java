package com.example.oidc;

import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import javax.servlet.http.HttpSession;

public class IdTokenService {
    private final DefaultJWTProcessor<SecurityContext> processor;

    public IdTokenService(DefaultJWTProcessor<SecurityContext> processor) {
        this.processor = processor;
    }

    public String subject(HttpSession session, String idToken) throws Exception {
        String expected = (String) session.getAttribute("nonce");
        session.removeAttribute("nonce");
        JWTClaimsSet claims = processor.process(idToken, null);
        String actual = claims.getStringClaim("nonce");
        if (expected == null || actual == null) {
            throw new SecurityException("nonce missing");
        }
        if (!MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), actual.getBytes(StandardCharsets.UTF_8))) {
            throw new SecurityException("nonce");
        }
        return claims.getSubject();
    }
}
