package com.acme.portal.login;

import android.content.Intent;
import com.google.android.gms.auth.api.signin.GoogleSignIn;
import com.google.android.gms.auth.api.signin.GoogleSignInAccount;
import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.tasks.Task;

public class GoogleLoginManager {

    public interface LoginListener {
        void onSuccess(String idToken);

        void onError(Exception error);
    }

    private final LoginListener listener;

    public GoogleLoginManager(LoginListener listener) {
        this.listener = listener;
    }

    public void handleResult(Intent data) {
        Task<GoogleSignInAccount> task = GoogleSignIn.getSignedInAccountFromIntent(data);
        GoogleSignInAccount account = null;
        try {
            account = task.getResult(ApiException.class);
        } catch (ApiException e) {
            listener.onError(e);
        }
        String idToken = account == null ? null : account.getIdToken();
        if (idToken == null) {
            listener.onError(new IllegalStateException("no id token"));
            return;
        }
        listener.onSuccess(idToken);
    }
}
