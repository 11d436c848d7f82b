package com.meridian.portal.security;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.util.List;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.filter.OncePerRequestFilter;

public class OidcAuthenticationFilter extends OncePerRequestFilter {

    private static final String NONCE_ATTRIBUTE = "oidc.nonce";
    private final TokenEndpoint tokens;

    public OidcAuthenticationFilter(TokenEndpoint tokens) {
        this.tokens = tokens;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        HttpSession session = request.getSession(false);
        String idToken = request.getParameter("id_token");
        if (session == null || idToken == null) {
            chain.doFilter(request, response);
            return;
        }

        DecodedJWT jwt = JWT.decode(idToken);
        Object expected = session.getAttribute(NONCE_ATTRIBUTE);
        session.removeAttribute(NONCE_ATTRIBUTE);
        if (expected == null || !expected.equals(jwt.getClaim("nonce").asString())) {
            response.sendError(HttpServletResponse.SC_UNAUTHORIZED);
            return;
        }
        SecurityContextHolder.getContext().setAuthentication(
                new UsernamePasswordAuthenticationToken(jwt.getSubject(), null, List.of()));
        chain.doFilter(request, response);
    }
}
