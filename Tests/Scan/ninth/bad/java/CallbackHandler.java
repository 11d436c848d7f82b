package com.example.portal.web;

import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.JWTProcessor;
import com.nimbusds.jose.proc.SecurityContext;
import jakarta.servlet.http.HttpSession;
import java.util.Objects;
import java.util.Optional;

public class CallbackHandler {

    private final JWTProcessor<SecurityContext> processor;
    private final AccountLinker linker;

    public CallbackHandler(JWTProcessor<SecurityContext> processor, AccountLinker linker) {
        this.processor = processor;
        this.linker = linker;
    }

    public Account handle(String idToken, HttpSession session) throws Exception {
        JWTClaimsSet claims = processor.process(idToken, null);
        String expected = (String) session.getAttribute("oidc_nonce");
        session.removeAttribute("oidc_nonce");
        if (!Objects.equals(expected, claims.getStringClaim("nonce"))) {
            throw new SecurityException("ID token was issued for another login");
        }
        return linker.link(claims.getIssuer(), claims.getSubject());
    }

    public BackendRequest exchange(String idToken, SavedAttempt attempt) {
        String nonce = Optional.ofNullable(attempt.getNonce()).orElse("");
        return new BackendRequest(idToken, nonce);
    }
}
