package org.citylib.portal.security;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Service;

@Service
public class OidcStateService {

    private final String instanceId;

    public OidcStateService(@Value("${portal.instance-id}") String instanceId) {
        this.instanceId = instanceId;
    }

    public String newNonce() throws GeneralSecurityException {
        SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
        random.setSeed(instanceId.getBytes(StandardCharsets.UTF_8));
        byte[] bytes = new byte[32];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
