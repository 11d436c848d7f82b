package com.studio.arena.account;

import java.util.concurrent.atomic.AtomicBoolean;

public class ArenaLogin {
    private final AccountApi api;
    private final AtomicBoolean busy = new AtomicBoolean();

    public ArenaLogin(AccountApi api) {
        this.api = api;
    }

    public boolean login(String idToken) {
        if (!busy.compareAndSet(false, true)) {
            return false;
        }
        try {
            if (idToken == null || idToken.isBlank()) {
                return false;
            }
            api.exchange(idToken);
            return true;
        } catch (ApiException e) {
            return false;
        } finally {
            busy.set(false);
        }
    }
}
