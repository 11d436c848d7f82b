package com.example.authclient;

import okhttp3.*;
import java.io.IOException;

class TokenCallbacks implements Callback {
    interface Listener {
        void onTokens(String json);
        void onError(Exception e);
    }

    private final Listener listener;

    TokenCallbacks(Listener listener) {
        this.listener = listener;
    }

    @Override
    public void onFailure(Call call, IOException e) {
        listener.onError(e);
    }

    @Override
    public void onResponse(Call call, Response response) throws IOException {
        try (ResponseBody body = response.body()) {
            if (!response.isSuccessful()) {
                listener.onError(new IOException("token endpoint: " + response.code()));
            }
            listener.onTokens(body.string());
        }
    }
}
