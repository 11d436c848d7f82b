package com.acme.oidc;

import com.auth0.jwt.JWT;
import com.auth0.jwt.exceptions.JWTDecodeException;
import com.auth0.jwt.interfaces.DecodedJWT;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the identity token that the iOS application posts after Sign in with Apple.
 *
 * <p>The token is taken from the request body; whoever calls this gets the subject, which is stable
 * for a team, and the e-mail address where the user shared it.
 */
public class AppleTokenReader {

    private static final Logger log = LoggerFactory.getLogger(AppleTokenReader.class);
    private static final String ISSUER = "https://appleid.apple.com";

    private final NonceRepository nonces;
    private final List<String> audiences;
    private final Clock clock;

    public AppleTokenReader(NonceRepository nonces, List<String> audiences, Clock clock) {
        this.nonces = nonces;
        this.audiences = List.copyOf(audiences);
        this.clock = clock;
    }

    public Optional<AppleUser> read(String identityToken) {
        DecodedJWT jwt;
        try {
            jwt = JWT.decode(identityToken);
        } catch (JWTDecodeException e) {
            log.info("not a token: {}", e.getMessage());
            return Optional.empty();
        }

        if (!ISSUER.equals(jwt.getIssuer())) {
            log.warn("issuer {}", jwt.getIssuer());
            return Optional.empty();
        }
        if (jwt.getAudience().stream().noneMatch(audiences::contains)) {
            log.warn("audience {}", jwt.getAudience());
            return Optional.empty();
        }
        Instant expires = jwt.getExpiresAtAsInstant();
        if (expires == null || expires.isBefore(clock.instant())) {
            return Optional.empty();
        }

        String nonce = jwt.getClaim("nonce").asString();
        if (nonce == null || !nonces.consume(nonce)) {
            log.warn("unknown nonce");
            return Optional.empty();
        }
        return Optional.of(new AppleUser(jwt.getSubject(), jwt.getClaim("email").asString()));
    }

    public record AppleUser(String subject, String email) {}
}
