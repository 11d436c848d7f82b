package com.example.web;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;
import jakarta.servlet.http.HttpSession;
import java.util.Objects;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/login/apple")
class AppleCallbackController {
    private final AccountService accounts;

    AppleCallbackController(AccountService accounts) {
        this.accounts = accounts;
    }

    @PostMapping("/callback")
    AccountView callback(@RequestParam("id_token") String idToken, HttpSession session) {
        DecodedJWT jwt = JWT.decode(idToken);
        String nonce = jwt.getClaim("nonce").asString();
        String expected = (String) session.getAttribute("nonce");
        if (!Objects.equals(nonce, expected)) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED);
        }
        session.removeAttribute("nonce");
        return accounts.signIn(jwt.getSubject());
    }
}
