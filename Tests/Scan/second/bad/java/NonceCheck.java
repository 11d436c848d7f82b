package se.nordpay.login;

import java.util.Objects;
import javax.servlet.http.HttpSession;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.stereotype.Component;

@Component
class NonceCheck {

    static final String SESSION_KEY = NonceCheck.class.getName() + ".NONCE";

    private final JwtDecoder decoder;

    NonceCheck(JwtDecoder decoder) {
        this.decoder = decoder;
    }

    /** Verifies signature, issuer and expiry through the decoder, then the nonce. */
    Jwt verify(String idToken, HttpSession session) {
        Jwt jwt = decoder.decode(idToken);
        Object expected = session.getAttribute(SESSION_KEY);
        session.removeAttribute(SESSION_KEY);
        if (!Objects.equals(expected, jwt.getClaims().get("nonce"))) {
            throw new InvalidIdTokenException("nonce does not match");
        }
        return jwt;
    }
}
