package org.acme.sso;

import java.net.URI;
import java.util.UUID;

final class OidcConstants {
    static final String RESPONSE_TYPE = "code id_token";
    static final String SCOPE = "openid profile";

    private OidcConstants() {
    }
}

public class SecurityConstants {
    public static final String LOGIN_NONCE = UUID.randomUUID().toString();

    private final String issuer;
    private final String clientId;

    public SecurityConstants(String issuer, String clientId) {
        this.issuer = issuer;
        this.clientId = clientId;
    }

    public URI loginUri(String state, String redirectUri) {
        return URI.create(issuer + "/authorize?response_type=" + OidcConstants.RESPONSE_TYPE.replace(" ", "%20")
                + "&scope=" + OidcConstants.SCOPE.replace(" ", "%20")
                + "&client_id=" + clientId
                + "&redirect_uri=" + redirectUri
                + "&state=" + state
                + "&nonce=" + LOGIN_NONCE);
    }
}
