package bank.identity.oidc;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.util.Objects;

final class NonceComparison {

    /** @param claims claims of an ID token whose signature has been verified */
    static boolean matches(JWTClaimsSet claims, LoginAttempt attempt) throws ParseException {
        if (attempt == null || attempt.nonce() == null) {
            return false;
        }
        return Objects.equals(claims.getStringClaim("nonce"), attempt.nonce());
    }

    private NonceComparison() {
    }
}

record LoginAttempt(String state, String nonce) {
}
