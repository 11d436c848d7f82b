package com.example.backend.apple;

import com.auth0.jwt.JWT;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

@Service
public class AppleTokenService {

    private static final Logger log = LoggerFactory.getLogger(AppleTokenService.class);
    private final UserRepository users;

    public AppleTokenService(UserRepository users) {
        this.users = users;
    }

    public User login(String identityToken, String hashedNonce) {
        if (hashedNonce == null || hashedNonce.isEmpty()) {
            throw new BadLoginException("nonce required");
        }
        DecodedJWT jwt = JWT.decode(identityToken);
        if (jwt.getExpiresAtAsInstant().isBefore(Instant.now())) {
            throw new BadLoginException("expired");
        }
        if (!hashedNonce.equals(jwt.getClaim("nonce").asString())) {
            log.warn("nonce mismatch for {}", jwt.getSubject());
            throw new BadLoginException("nonce");
        }
        return users.findByAppleSubject(jwt.getSubject())
                .orElseGet(() -> users.create(jwt.getSubject(), jwt.getClaim("email").asString()));
    }
}
