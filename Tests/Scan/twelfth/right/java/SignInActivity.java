package com.example.android.login;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.OAuthProvider;
import java.util.Arrays;

public class SignInActivity extends AppCompatActivity {
    private FirebaseAuth auth;
    private boolean signingIn;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.activity_sign_in);
        auth = FirebaseAuth.getInstance();
        findViewById(R.id.apple).setOnClickListener(v -> signInWithApple());
    }

    private void signInWithApple() {
        if (signingIn) {
            return;
        }
        signingIn = true;
        OAuthProvider.Builder provider = OAuthProvider.newBuilder("apple.com");
        provider.setScopes(Arrays.asList("email", "name"));
        auth.startActivityForSignInWithProvider(this, provider.build())
                .addOnCompleteListener(task -> {
                    signingIn = false;
                    if (task.isSuccessful()) {
                        startActivity(HomeActivity.intent(this));
                    } else {
                        Snackbars.show(this, task.getException());
                    }
                });
    }
}
