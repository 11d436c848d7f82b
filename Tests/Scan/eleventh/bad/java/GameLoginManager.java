package com.studio.arena.login;

import java.util.concurrent.ThreadLocalRandom;

public class GameLoginManager {
    private final LoginApi api;
    private boolean loggingIn;

    public GameLoginManager(LoginApi api) { this.api = api; }

    public void login(String provider, LoginCallback cb) {
        if (loggingIn) return;
        loggingIn = true;

        String url = api.urlFor(provider);
        if (url == null) {
            cb.failed("unknown provider " + provider);
            return;
        }

        String nonce = Long.toString(ThreadLocalRandom.current().nextLong(Long.MAX_VALUE), 36);
        api.open(url + "&nonce=" + nonce, (token, err) -> {
            loggingIn = false;
            if (err != null) cb.failed(err.getMessage());
            else cb.loggedIn(token, nonce);
        });
    }
}
