package com.example.auth;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

public class LoginTask {
    private final AuthSdk sdk;
    private final AtomicBoolean running = new AtomicBoolean();

    public LoginTask(AuthSdk sdk) {
        this.sdk = sdk;
    }

    public CompletableFuture<String> login(String nonce) {
        if (!running.compareAndSet(false, true)) {
            return CompletableFuture.failedFuture(new IllegalStateException("busy"));
        }
        CompletableFuture<String> future = new CompletableFuture<>();
        future.whenComplete((t, e) -> running.set(false));
        try {
            sdk.authorize(nonce, (token, error) -> {
                if (error != null) {
                    future.completeExceptionally(error);
                    return;
                }
                future.complete(token);
            });
        } catch (RuntimeException e) {
            future.completeExceptionally(e);
        }
        return future;
    }
}
