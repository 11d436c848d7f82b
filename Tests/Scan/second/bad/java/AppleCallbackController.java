package com.fitloop.api.auth;

import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import javax.servlet.http.HttpSession;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class AppleCallbackController {

    private final AccountService accounts;

    public AppleCallbackController(AccountService accounts) {
        this.accounts = accounts;
    }

    @PostMapping("/oauth/apple/callback")
    public ResponseEntity<?> callback(@RequestParam("id_token") String idToken, HttpSession session)
            throws ParseException {
        String expectedNonce = (String) session.getAttribute("apple_nonce");
        session.removeAttribute("apple_nonce");
        if (expectedNonce == null) {
            return ResponseEntity.status(HttpStatus.BAD_REQUEST).build();
        }

        JWTClaimsSet claims = SignedJWT.parse(idToken).getJWTClaimsSet();
        if (!expectedNonce.equals(claims.getStringClaim("nonce"))) {
            return ResponseEntity.status(HttpStatus.UNAUTHORIZED).build();
        }

        Account account = accounts.findOrCreateByAppleId(claims.getSubject());
        session.setAttribute("account", account.getId());
        return ResponseEntity.ok(account);
    }
}
