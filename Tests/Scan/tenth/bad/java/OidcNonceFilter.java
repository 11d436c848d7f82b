package com.example.security;

import jakarta.servlet.*;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.security.SecureRandom;

public class OidcNonceFilter implements Filter {
    private static final char[] ALPHABET =
            "abcdefghijklmnopqrstuvwxyz0123456789".toCharArray();
    private static final int MAX = 252;
    private final SecureRandom random = new SecureRandom();

    @Override
    public void doFilter(ServletRequest req, ServletResponse res, FilterChain chain)
            throws IOException, ServletException {
        if (((HttpServletRequest) req).getRequestURI().endsWith("/login")) {
            ((HttpServletRequest) req).getSession().setAttribute("oidc.nonce", nonce(32));
        }
        chain.doFilter(req, res);
    }

    private String nonce(int n) {
        StringBuilder sb = new StringBuilder();
        byte[] one = new byte[1];
        while (sb.length() < n) {
            random.nextBytes(one);
            int v = one[0] & 0xff;
            if (v > MAX) {
                continue;
            }
            sb.append(ALPHABET[v % ALPHABET.length]);
        }
        return sb.toString();
    }
}
