package com.example.auth;

import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

public class LoginFuture {

    public interface Callback {
        void onSuccess(String idToken);
        void onError(Exception e);
    }

    private final AuthSdk sdk;

    public LoginFuture(AuthSdk sdk) {
        this.sdk = sdk;
    }

    public void login(String nonce, Callback callback) {
        sdk.authorize(nonce, (token, error) -> {
            if (error != null) {
                callback.onError(error);
            }
            callback.onSuccess(token);
        });
    }
}
