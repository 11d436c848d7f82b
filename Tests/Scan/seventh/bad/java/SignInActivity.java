package com.sample.firebaseauth;

import android.os.Bundle;
import android.widget.Toast;
import androidx.appcompat.app.AppCompatActivity;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.OAuthProvider;

public class SignInActivity extends AppCompatActivity {

    private FirebaseAuth auth;
    private boolean inFlight;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.activity_sign_in);
        auth = FirebaseAuth.getInstance();
        findViewById(R.id.apple_button).setOnClickListener(v -> signIn());
    }

    private void signIn() {
        if (inFlight) {
            return;
        }
        inFlight = true;

        if (auth.getCurrentUser() != null) {
            Toast.makeText(this, R.string.already_signed_in, Toast.LENGTH_SHORT).show();
            return;
        }

        OAuthProvider.Builder provider = OAuthProvider.newBuilder("apple.com");
        provider.addCustomParameter("locale", getString(R.string.locale));
        auth.startActivityForSignInWithProvider(this, provider.build())
                .addOnCompleteListener(task -> {
                    inFlight = false;
                    if (task.isSuccessful()) {
                        finish();
                    } else {
                        Toast.makeText(this, R.string.sign_in_failed, Toast.LENGTH_LONG).show();
                    }
                });
    }
}
