package com.example.android.login;

import android.app.Activity;
import androidx.annotation.NonNull;
import com.google.firebase.auth.AuthCredential;
import com.google.firebase.auth.AuthResult;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.FirebaseUser;
import com.google.firebase.auth.GoogleAuthProvider;

public class LoginActivity extends Activity {

    interface Callback {
        void onSuccess(@NonNull FirebaseUser user);
        void onError(Exception e);
    }

    private final FirebaseAuth auth = FirebaseAuth.getInstance();

    void signIn(String idToken, Callback callback) {
        AuthCredential credential = GoogleAuthProvider.getCredential(idToken, null);
        auth.signInWithCredential(credential).addOnCompleteListener(this, task -> {
            if (!task.isSuccessful()) {
                callback.onError(task.getException());
            }
            callback.onSuccess(task.getResult().getUser());
        });
    }

    @Override
    protected void onStart() {
        super.onStart();
        if (auth.getCurrentUser() != null) {
            finish();
        }
    }
}
