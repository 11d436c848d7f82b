package com.example.api.auth;

import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import jakarta.servlet.http.HttpSession;
import java.text.ParseException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
class GoogleTokenController {

    private final UserService users;

    GoogleTokenController(UserService users) {
        this.users = users;
    }

    record LoginBody(String idToken) {}

    @PostMapping("/api/login/google")
    ResponseEntity<?> login(@RequestBody LoginBody body, HttpSession session) throws ParseException {
        String expected = (String) session.getAttribute("nonce");
        session.removeAttribute("nonce");
        if (expected == null) {
            return ResponseEntity.status(HttpStatus.UNAUTHORIZED).build();
        }
        JWTClaimsSet claims = SignedJWT.parse(body.idToken()).getJWTClaimsSet();
        if (!expected.equals(claims.getStringClaim("nonce"))) {
            return ResponseEntity.status(HttpStatus.UNAUTHORIZED).build();
        }
        User user = users.findOrCreate(claims.getSubject(), claims.getStringClaim("email"));
        session.setAttribute("userId", user.getId());
        return ResponseEntity.ok(UserDto.of(user));
    }
}
