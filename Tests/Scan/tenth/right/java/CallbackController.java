package com.example.web;

import jakarta.servlet.http.HttpSession;
import org.springframework.http.HttpStatus;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.server.ResponseStatusException;

@RestController
class CallbackController {
    private final JwtDecoder decoder;
    private final AccountService accounts;

    CallbackController(JwtDecoder decoder, AccountService accounts) {
        this.decoder = decoder;
        this.accounts = accounts;
    }

    @PostMapping("/login/callback")
    AccountView callback(@RequestParam("id_token") String idToken, HttpSession session) {
        String expected = (String) session.getAttribute("nonce");
        session.removeAttribute("nonce");
        Jwt jwt = decoder.decode(idToken);
        if (expected == null || !expected.equals(jwt.getClaimAsString("nonce"))) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED);
        }
        return accounts.signIn(jwt.getSubject());
    }
}
