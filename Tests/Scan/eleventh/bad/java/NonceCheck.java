package bank.identity.oidc;

import java.util.Objects;
import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;

final class NonceCheck {

    private final LoginAttemptRepository attempts;

    NonceCheck(LoginAttemptRepository attempts) {
        this.attempts = attempts;
    }

    /** @param claims claims of an ID token whose signature has been verified */
    void verify(JWTClaimsSet claims, String loginId) throws ParseException, LoginRejected {
        LoginAttempt attempt = attempts.take(loginId);
        String expectedNonce = attempt == null ? null : attempt.nonce();
        if (!Objects.equals(claims.getStringClaim("nonce"), expectedNonce)) {
            throw new LoginRejected("nonce");
        }
    }
}
