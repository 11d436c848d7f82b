package com.example.authclient;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.Response;
import okhttp3.ResponseBody;

class TokenEndpointCallback implements Callback {
    private final CompletableFuture<String> tokens;

    TokenEndpointCallback(CompletableFuture<String> tokens) {
        this.tokens = tokens;
    }

    @Override
    public void onFailure(Call call, IOException e) {
        tokens.completeExceptionally(e);
    }

    @Override
    public void onResponse(Call call, Response response) throws IOException {
        try (ResponseBody body = response.body()) {
            if (!response.isSuccessful()) {
                tokens.completeExceptionally(new IOException("HTTP " + response.code()));
                return;
            }
            tokens.complete(body.string());
        }
    }
}
