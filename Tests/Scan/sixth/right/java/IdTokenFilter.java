package org.dorfbus.security;

import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.ConfigurableJWTProcessor;
import java.io.IOException;
import java.security.MessageDigest;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.HttpSession;

public class IdTokenFilter {
    private final ConfigurableJWTProcessor<SecurityContext> processor;

    public IdTokenFilter(ConfigurableJWTProcessor<SecurityContext> processor) {
        this.processor = processor;
    }

    public void handle(HttpServletRequest req, HttpServletResponse resp) throws IOException {
        HttpSession session = req.getSession(false);
        Object issued = session == null ? null : session.getAttribute("oidc.nonce");
        if (issued == null) {
            resp.sendError(400, "no login was started");
            return;
        }
        session.removeAttribute("oidc.nonce");
        try {
            JWTClaimsSet claims = processor.process(req.getParameter("id_token"), null);
            String nonce = claims.getStringClaim("nonce");
            if (nonce == null || !MessageDigest.isEqual(nonce.getBytes(), issued.toString().getBytes())) {
                resp.sendError(401, "nonce");
                return;
            }
            session.setAttribute("subject", claims.getSubject());
            resp.sendRedirect("/fahrplan");
        } catch (BadJOSEException | com.nimbusds.jose.JOSEException | java.text.ParseException e) {
            resp.sendError(401, "token");
        }
    }
}
