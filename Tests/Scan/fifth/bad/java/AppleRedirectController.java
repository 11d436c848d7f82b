package com.example.web;

import jakarta.servlet.http.HttpSession;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.util.UriComponentsBuilder;

@Controller
public class AppleRedirectController {
    @Value("${apple.client-id}")
    private String clientId;

    @GetMapping("/login/apple")
    public String redirect(HttpSession session) {
        String nonce = Long.toString(System.currentTimeMillis());
        session.setAttribute("nonce", nonce);
        String url = UriComponentsBuilder.fromHttpUrl("https://appleid.apple.com/auth/authorize")
                .queryParam("client_id", clientId)
                .queryParam("response_type", "code id_token")
                .queryParam("response_mode", "form_post")
                .queryParam("nonce", nonce)
                .build().toUriString();
        return "redirect:" + url;
    }
}
