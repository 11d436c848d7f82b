package com.example.android.net;

import android.os.Handler;
import android.os.Looper;
import java.io.IOException;
import java.util.Random;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

public class SessionClient {

    public interface Listener {
        void onSession(String body);
        void onFailure(Exception e);
    }

    private final OkHttpClient http;
    private final Handler handler = new Handler(Looper.getMainLooper());
    private final Random jitter = new Random();

    public SessionClient(OkHttpClient http) {
        this.http = http;
    }

    public void load(Request request, int attempt, Listener listener) {
        http.newCall(request).enqueue(new Callback() {
            @Override
            public void onFailure(Call call, IOException e) {
                if (attempt >= 3) {
                    listener.onFailure(e);
                    return;
                }
                long delay = (500L << attempt) + jitter.nextInt(250);
                handler.postDelayed(() -> load(request, attempt + 1, listener), delay);
            }

            @Override
            public void onResponse(Call call, Response response) throws IOException {
                try (response) {
                    String body = response.body().string();
                    if (!response.isSuccessful()) {
                        listener.onFailure(new IOException("login: HTTP " + response.code()));
                        return;
                    }
                    listener.onSession(body);
                }
            }
        });
    }
}
