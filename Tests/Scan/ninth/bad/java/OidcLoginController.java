package com.example.portal.web;

import java.net.URI;
import java.security.SecureRandom;
import java.util.Base64;
import jakarta.servlet.http.HttpSession;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.UriComponentsBuilder;

@RestController
public class OidcLoginController {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String NONCE = newToken();

    private final OidcProperties properties;

    public OidcLoginController(OidcProperties properties) {
        this.properties = properties;
    }

    @GetMapping("/login/start")
    public ResponseEntity<Void> start(HttpSession session) {
        String state = newToken();
        session.setAttribute("oidc.state", state);
        URI target = UriComponentsBuilder.fromUri(properties.authorizeEndpoint())
                .queryParam("response_type", "code")
                .queryParam("client_id", properties.clientId())
                .queryParam("redirect_uri", properties.redirectUri())
                .queryParam("scope", "openid profile")
                .queryParam("state", state)
                .queryParam("nonce", NONCE)
                .build().encode().toUri();
        HttpHeaders headers = new HttpHeaders();
        headers.setLocation(target);
        return new ResponseEntity<>(headers, HttpStatus.FOUND);
    }

    private static String newToken() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
