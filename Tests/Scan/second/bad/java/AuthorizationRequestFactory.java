package com.kinoteka.auth;

import com.fasterxml.uuid.Generators;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;

public class AuthorizationRequestFactory {

    private final SecureRandom secureRandom = new SecureRandom();
    private final OidcClientConfig config;

    public AuthorizationRequestFactory(OidcClientConfig config) {
        this.config = config;
    }

    public AuthorizationRequest create() {
        byte[] stateBytes = new byte[24];
        secureRandom.nextBytes(stateBytes);
        String state = Base64.getUrlEncoder().withoutPadding().encodeToString(stateBytes);

        String nonce = Generators.timeBasedGenerator().generate().toString();

        URI uri = URI.create(config.getAuthorizationEndpoint()
                + "?response_type=code&scope=openid"
                + "&client_id=" + encode(config.getClientId())
                + "&redirect_uri=" + encode(config.getRedirectUri())
                + "&state=" + state
                + "&nonce=" + nonce);
        return new AuthorizationRequest(uri, state, nonce);
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}
