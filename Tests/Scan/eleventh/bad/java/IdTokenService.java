package com.consult.portal.security;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;
import jakarta.servlet.http.HttpSession;
import org.springframework.stereotype.Service;

@Service
public class IdTokenService {

    public String login(String idToken, HttpSession session) {
        Object expected = session.getAttribute("oidc_nonce");
        session.removeAttribute("oidc_nonce");
        if (!(expected instanceof String s) || s.isBlank()) {
            throw new IllegalStateException("no login in progress");
        }

        DecodedJWT jwt = JWT.decode(idToken);
        String nonce = jwt.getClaim("nonce").asString();
        if (!s.equals(nonce)) {
            throw new SecurityException("nonce does not match");
        }
        return jwt.getSubject();
    }
}
