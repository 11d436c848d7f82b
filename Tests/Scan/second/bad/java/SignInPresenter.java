package com.tinyfarm.ui.signin;

import android.app.Activity;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.FirebaseUser;
import com.google.firebase.auth.OAuthProvider;
import java.util.concurrent.atomic.AtomicBoolean;

public class SignInPresenter {

    private final AtomicBoolean signInRunning = new AtomicBoolean(false);
    private final FirebaseAuth auth;
    private final SignInView view;

    public SignInPresenter(FirebaseAuth auth, SignInView view) {
        this.auth = auth;
        this.view = view;
    }

    public void onAppleClicked(Activity activity) {
        if (!signInRunning.compareAndSet(false, true)) {
            return;
        }
        view.showProgress();

        OAuthProvider provider = OAuthProvider.newBuilder("apple.com").build();
        auth.startActivityForSignInWithProvider(activity, provider)
                .addOnSuccessListener(result -> {
                    FirebaseUser user = result.getUser();
                    view.hideProgress();
                    if (user == null || user.getEmail() == null) {
                        view.showError("We need an e-mail address to sign you in.");
                        return;
                    }
                    signInRunning.set(false);
                    view.openHome(user);
                })
                .addOnFailureListener(e -> {
                    signInRunning.set(false);
                    view.hideProgress();
                    view.showError(e.getLocalizedMessage());
                });
    }
}
