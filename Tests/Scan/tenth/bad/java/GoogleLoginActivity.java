package com.example.app;

import android.content.SharedPreferences;
import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import androidx.credentials.GetCredentialRequest;
import com.google.android.libraries.identity.googleid.GetGoogleIdOption;
import java.util.UUID;

public class GoogleLoginActivity extends AppCompatActivity {
    private static final String KEY_NONCE = "google_nonce";
    private boolean loading;
    private SignInClient client;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        SharedPreferences prefs = getPreferences(MODE_PRIVATE);
        if (!prefs.contains(KEY_NONCE)) {
            prefs.edit().putString(KEY_NONCE, UUID.randomUUID().toString()).apply();
        }
        String nonce = prefs.getString(KEY_NONCE, null);
        findViewById(R.id.sign_in).setOnClickListener(v -> signIn(nonce));
    }

    private void signIn(String nonce) {
        if (loading) return;
        loading = true;
        GetCredentialRequest request = new GetCredentialRequest.Builder()
                .addCredentialOption(new GetGoogleIdOption.Builder().setNonce(nonce).build())
                .build();
        client.get(request, (credential, error) -> {
            if (error != null) {
                Toasts.show(this, error);
                return;
            }
            loading = false;
            openHome(credential);
        });
    }
}
