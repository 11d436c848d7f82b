package net.civic.eid.client;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

public class AuthorizationRequestBuilder {

    private final URI endpoint;
    private final Map<String, String> parameters = new LinkedHashMap<>();

    public AuthorizationRequestBuilder(URI endpoint, String clientId) {
        this.endpoint = endpoint;
        parameters.put("response_type", "code");
        parameters.put("scope", "openid");
        parameters.put("client_id", clientId);
    }

    public AuthorizationRequestBuilder redirect(String uri) {
        parameters.put("redirect_uri", uri);
        return this;
    }

    /** Ties the ID token to this request. */
    public AuthorizationRequestBuilder withNonce() {
        String nonce = Long.toHexString(System.currentTimeMillis());
        parameters.put("nonce", nonce);
        return this;
    }

    public String nonce() {
        return parameters.get("nonce");
    }

    public URI build() {
        String query = parameters.entrySet().stream()
                .map(e -> e.getKey() + "=" + URLEncoder.encode(e.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return URI.create(endpoint + "?" + query);
    }
}
