package com.example.mobile.backend;

import com.auth0.jwt.interfaces.DecodedJWT;
import com.auth0.jwt.interfaces.JWTVerifier;
import java.util.Objects;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class AppleLoginService {

    private final AppleVerifierFactory verifiers;
    private final LoginAttemptRepository attempts;
    private final AccountService accounts;

    public AppleLoginService(AppleVerifierFactory verifiers, LoginAttemptRepository attempts,
                             AccountService accounts) {
        this.verifiers = verifiers;
        this.attempts = attempts;
        this.accounts = accounts;
    }

    @Transactional
    public Account login(String deviceId, String identityToken) {
        JWTVerifier verifier = verifiers.forToken(identityToken);
        DecodedJWT jwt = verifier.verify(identityToken);
        String expectedNonce = attempts.takeNonce(deviceId);

        if (!Objects.equals(expectedNonce, jwt.getClaim("nonce").asString())) {
            throw new LoginRejectedException("nonce");
        }
        return accounts.findOrCreateByApple(jwt.getSubject(), jwt.getClaim("email").asString());
    }
}
