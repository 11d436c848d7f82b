package io.quill.auth.oidc;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Random;
import java.util.UUID;

/** Code flow with PKCE, without any framework. */
public class AuthorizationCodeClient {

    public record Login(URI uri, String state, String nonce, String verifier) {}

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final ObjectMapper json = new ObjectMapper();
    private final Random random = new SecureRandom();
    private final IdTokenVerifier verifier;
    private final Settings settings;

    public AuthorizationCodeClient(Settings settings, IdTokenVerifier verifier) {
        this.settings = settings;
        this.verifier = verifier;
    }

    public Login begin() throws Exception {
        String codeVerifier = text(48);
        String nonce = text(32);
        String state = UUID.randomUUID().toString();
        byte[] challenge = MessageDigest.getInstance("SHA-256").digest(codeVerifier.getBytes("US-ASCII"));
        URI uri = URI.create(settings.authorize() + "?response_type=code&scope=openid&client_id=" + settings.clientId()
                + "&state=" + state + "&nonce=" + nonce
                + "&code_challenge_method=S256&code_challenge=" + encode(challenge));
        return new Login(uri, state, nonce, codeVerifier);
    }

    public String finish(Login login, String state, String code) throws IOException, InterruptedException {
        if (!login.state().equals(state)) {
            throw new IOException("state");
        }
        HttpRequest request = HttpRequest.newBuilder(settings.token())
                .header("content-type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("grant_type=authorization_code&code=" + code
                        + "&client_id=" + settings.clientId() + "&code_verifier=" + login.verifier()))
                .build();
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("0x" + Integer.toHexString(response.statusCode()));
        }
        JsonNode tokens = json.readTree(response.body());
        var claims = verifier.verify(tokens.path("id_token").asText());
        if (claims.nonce() == null || !claims.nonce().equals(login.nonce())) {
            throw new IOException("nonce");
        }
        return claims.subject();
    }

    private String text(int bytes) {
        byte[] buffer = new byte[bytes];
        random.nextBytes(buffer);
        return encode(buffer);
    }

    private static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
