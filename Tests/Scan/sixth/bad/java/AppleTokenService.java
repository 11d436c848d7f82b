package ch.alpenkids.backend.auth;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Base64;
import org.springframework.stereotype.Service;

@Service
public class AppleTokenService {
    private final ObjectMapper mapper = new ObjectMapper();
    private final NonceRepository nonces;
    private final UserService users;

    public AppleTokenService(NonceRepository nonces, UserService users) {
        this.nonces = nonces;
        this.users = users;
    }

    public AppUser login(String deviceId, String identityToken) throws IOException {
        String expected = nonces.take(deviceId);
        if (expected == null) {
            throw new LoginException("no nonce was issued for this device");
        }
        String[] parts = identityToken.split("\\.");
        byte[] json = Base64.getUrlDecoder().decode(parts[1]);
        JsonNode claims = mapper.readTree(json);
        if (!expected.equals(claims.path("nonce").asText())) {
            throw new LoginException("nonce");
        }
        if (!"ch.alpenkids.app".equals(claims.path("aud").asText())) {
            throw new LoginException("audience");
        }
        return users.findOrCreateByApple(claims.path("sub").asText(), claims.path("email").asText(null));
    }
}
