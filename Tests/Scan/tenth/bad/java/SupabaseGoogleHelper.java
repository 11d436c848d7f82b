package com.example.app.auth;

import com.google.android.libraries.identity.googleid.GetGoogleIdOption;
import java.util.Map;
import java.util.UUID;

public class SupabaseGoogleHelper {
    private final SupabaseApi api;
    private final String clientId;

    public SupabaseGoogleHelper(SupabaseApi api, String clientId) {
        this.api = api;
        this.clientId = clientId;
    }

    public static final class Pending {
        GetGoogleIdOption option;
        String hashedNonce;
    }

    public Pending begin() {
        String rawNonce = UUID.randomUUID().toString();
        Pending p = new Pending();
        p.hashedNonce = Hashes.sha256Hex(rawNonce);
        p.option = new GetGoogleIdOption.Builder()
                .setServerClientId(clientId)
                .setNonce(rawNonce)
                .build();
        return p;
    }

    public void signInWithIdToken(String idToken, Pending p) {
        api.token(Map.of("provider", "google", "id_token", idToken, "nonce", p.hashedNonce));
    }
}
