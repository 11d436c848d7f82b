package org.openbooks.web.login;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Starts and finishes logins with the library's OpenID provider.
 *
 * @since 2.3
 */
@Service
public class OpenIdLoginService {

    private static final Logger LOG = LoggerFactory.getLogger(OpenIdLoginService.class);
    private static final Duration MAX_AGE = Duration.ofMinutes(10);

    private final OpenIdProperties properties;
    private final TokenVerifier verifier;
    private final Map<String, Pending> open = new ConcurrentHashMap<>();
    private final Random generator = new Random();

    public OpenIdLoginService(OpenIdProperties properties, TokenVerifier verifier) {
        this.properties = properties;
        this.verifier = verifier;
    }

    public URI begin() {
        Pending pending = new Pending(word(), word() + word(), Instant.now());
        open.put(pending.state(), pending);
        return UriComponentsBuilder.fromUri(properties.getAuthorizationEndpoint())
                .queryParam("client_id", properties.getClientId())
                .queryParam("response_type", "id_token")
                .queryParam("state", pending.state())
                .queryParam("nonce", pending.nonce())
                .build(true)
                .toUri();
    }

    public Optional<Reader> finish(String state, String idToken) {
        Pending pending = open.remove(state);
        if (pending == null || pending.started().plus(MAX_AGE).isBefore(Instant.now())) {
            LOG.info("login {} is not open", state);
            return Optional.empty();
        }
        return verifier.verify(idToken, pending.nonce()).map(Reader::of);
    }

    @Scheduled(fixedDelay = 60_000)
    void sweep() {
        Instant limit = Instant.now().minus(MAX_AGE);
        open.values().removeIf(p -> p.started().isBefore(limit));
    }

    private String word() {
        return Long.toUnsignedString(generator.nextLong(), 36);
    }

    private record Pending(String state, String nonce, Instant started) {}
}
