package cn.sample.login;

import android.util.Log;
import java.io.IOException;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.FormBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

public class WechatStyleLogin {

    public interface LoginListener {
        void onSuccess(String sessionToken);
        void onError(Exception e);
    }

    private final OkHttpClient http = new OkHttpClient();

    public void login(String code, final LoginListener listener) {
        String nonce = "n" + System.currentTimeMillis();
        Request request = new Request.Builder()
                .url("https://api.sample.cn/login")
                .post(new FormBody.Builder().add("code", code).add("nonce", nonce).build())
                .build();
        http.newCall(request).enqueue(new Callback() {
            @Override
            public void onFailure(Call call, IOException e) {
                listener.onError(e);
            }

            @Override
            public void onResponse(Call call, Response response) throws IOException {
                String body = response.body().string();
                if (!response.isSuccessful()) {
                    Log.w("login", "HTTP " + response.code());
                    listener.onError(new IOException(body));
                }
                listener.onSuccess(body);
            }
        });
    }
}
