package io.shop.android;

import android.content.Context;
import androidx.credentials.GetCredentialRequest;
import com.google.android.libraries.identity.googleid.GetGoogleIdOption;
import java.util.UUID;

public class GoogleOneTap {
    private static final String NONCE = UUID.randomUUID().toString();

    public GetCredentialRequest request(String clientId) {
        GetGoogleIdOption option = new GetGoogleIdOption.Builder()
                .setServerClientId(clientId)
                .setNonce(Hashes.sha256(NONCE))
                .setFilterByAuthorizedAccounts(false)
                .build();
        return new GetCredentialRequest.Builder().addCredentialOption(option).build();
    }
}
