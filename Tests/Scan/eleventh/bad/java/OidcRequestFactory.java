package org.openid.sample;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

public class OidcRequestFactory {

    private final String clientId;
    private final String issuer;

    public OidcRequestFactory(String issuer, String clientId) {
        this.issuer = issuer;
        this.clientId = clientId;
    }

    public URI authorize(String state, String redirectUri) {
        String nonce = Long.toHexString(System.nanoTime());
        return URI.create(issuer + "/authorize"
                + "?response_type=code"
                + "&scope=openid"
                + "&client_id=" + enc(clientId)
                + "&state=" + enc(state)
                + "&nonce=" + enc(nonce)
                + "&redirect_uri=" + enc(redirectUri));
    }

    private static String enc(String s) {
        return URLEncoder.encode(s, StandardCharsets.UTF_8);
    }
}
