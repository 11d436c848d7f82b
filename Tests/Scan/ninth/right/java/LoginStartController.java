package com.example.portal.web;

import com.example.portal.security.SecureNonce;
import jakarta.servlet.http.HttpSession;
import java.time.Clock;
import java.time.Instant;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.util.UriComponentsBuilder;

@Controller
public class LoginStartController {

    static final String NONCE_ATTRIBUTE = "oidc.nonce";
    static final String STARTED_ATTRIBUTE = "oidc.started";

    private final SecureNonce nonces;
    private final OidcProperties properties;
    private final Clock clock;

    public LoginStartController(SecureNonce nonces, OidcProperties properties, Clock clock) {
        this.nonces = nonces;
        this.properties = properties;
        this.clock = clock;
    }

    @GetMapping("/login/start")
    public String start(HttpSession session) {
        String nonce = nonces.next(32);
        String state = nonces.next(32);
        session.setAttribute(NONCE_ATTRIBUTE, nonce);
        session.setAttribute("oidc.state", state);
        session.setAttribute(STARTED_ATTRIBUTE, Instant.now(clock));
        return "redirect:" + UriComponentsBuilder.fromUri(properties.authorizeEndpoint())
                .queryParam("response_type", "code")
                .queryParam("client_id", properties.clientId())
                .queryParam("scope", "openid profile")
                .queryParam("state", state)
                .queryParam("nonce", nonce)
                .encode().toUriString();
    }
}
