package com.acme.oidc;

import jakarta.servlet.http.HttpSession;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

final class SessionNonce {
    private static final String KEY = "oidc.nonce";

    static void check(HttpSession session, String claimed) {
        Object kept = session.getAttribute(KEY);
        session.removeAttribute(KEY);
        if (!(kept instanceof String expected) || claimed == null) {
            throw new BadNonceException();
        }
        if (!MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), claimed.getBytes(StandardCharsets.UTF_8))) {
            throw new BadNonceException();
        }
    }
}
