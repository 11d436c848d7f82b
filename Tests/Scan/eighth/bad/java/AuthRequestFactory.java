package org.opencms.sso;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.servlet.http.HttpSession;

public class AuthRequestFactory {
    private final String issuer;
    private final String clientId;

    public AuthRequestFactory(String issuer, String clientId) {
        this.issuer = issuer;
        this.clientId = clientId;
    }

    public String authorizeUrl(HttpSession session, String redirect) {
        Random random = new Random(session.getCreationTime());
        String nonce = Long.toHexString(random.nextLong()) + Long.toHexString(random.nextLong());
        session.setAttribute("oidc_nonce", nonce);
        return issuer + "/authorize?response_type=id_token&scope=openid"
            + "&client_id=" + enc(clientId)
            + "&redirect_uri=" + enc(redirect)
            + "&nonce=" + enc(nonce);
    }

    private static String enc(String s) {
        return URLEncoder.encode(s, StandardCharsets.UTF_8);
    }
}
