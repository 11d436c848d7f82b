package com.marktplatzl.android;

import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.Toast;
import androidx.annotation.Nullable;
import androidx.appcompat.app.AppCompatActivity;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.OAuthProvider;

public class LoginActivity extends AppCompatActivity {
    private boolean loginRunning;
    private FirebaseAuth auth;

    @Override
    protected void onCreate(@Nullable Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.activity_login);
        auth = FirebaseAuth.getInstance();
        findViewById(R.id.apple).setOnClickListener(this::onApple);
    }

    private void onApple(View v) {
        if (loginRunning) {
            return;
        }
        loginRunning = true;
        if (!Network.isOnline(this)) {
            Toast.makeText(this, R.string.offline, Toast.LENGTH_SHORT).show();
            return;
        }
        OAuthProvider provider = OAuthProvider.newBuilder("apple.com").build();
        auth.startActivityForSignInWithProvider(this, provider)
                .addOnSuccessListener(r -> startActivity(new Intent(this, MainActivity.class)))
                .addOnFailureListener(e -> Toast.makeText(this, e.getMessage(), Toast.LENGTH_LONG).show())
                .addOnCompleteListener(t -> loginRunning = false);
    }
}
