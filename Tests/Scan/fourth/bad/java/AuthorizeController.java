package com.acme.web;

import jakarta.servlet.http.HttpSession;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.util.UriComponentsBuilder;

@Controller
public class AuthorizeController {

    @GetMapping("/login/apple")
    public String start(HttpSession session) {
        String nonce = Long.toHexString(System.currentTimeMillis());
        session.setAttribute("nonce", nonce);
        return "redirect:" + UriComponentsBuilder.fromHttpUrl("https://appleid.apple.com/auth/authorize")
                .queryParam("client_id", "com.acme.web")
                .queryParam("response_type", "code id_token")
                .queryParam("response_mode", "form_post")
                .queryParam("nonce", nonce)
                .toUriString();
    }
}
