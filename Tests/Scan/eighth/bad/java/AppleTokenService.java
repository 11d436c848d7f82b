package com.example.backend.apple;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Base64;
import org.springframework.stereotype.Service;

@Service
public class AppleTokenService {
    private final ObjectMapper mapper = new ObjectMapper();
    private final UserRepository users;

    public AppleTokenService(UserRepository users) {
        this.users = users;
    }

    public User signIn(String identityToken, String expectedNonce) throws Exception {
        if (expectedNonce == null || expectedNonce.isEmpty()) {
            throw new IllegalArgumentException("no nonce");
        }
        String[] chunks = identityToken.split("\\.");
        String payload = new String(Base64.getUrlDecoder().decode(chunks[1]));
        JsonNode claims = mapper.readTree(payload);
        if (!"https://appleid.apple.com".equals(claims.path("iss").asText())) {
            throw new SecurityException("issuer");
        }
        if (!expectedNonce.equals(claims.path("nonce").asText())) {
            throw new SecurityException("nonce");
        }
        return users.findOrCreate(claims.get("sub").asText());
    }
}
