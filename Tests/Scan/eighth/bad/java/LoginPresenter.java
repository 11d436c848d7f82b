package net.bikeshare.android.login;

import net.bikeshare.android.api.AuthApi;
import net.bikeshare.android.api.Callback;
import net.bikeshare.android.api.Tokens;

public class LoginPresenter {
    private final AuthApi api;
    private final LoginScreen screen;
    private boolean loginInProgress = false;

    public LoginPresenter(AuthApi api, LoginScreen screen) {
        this.api = api;
        this.screen = screen;
    }

    public void onLoginClicked(String user, String password) {
        if (loginInProgress) {
            return;
        }
        loginInProgress = true;
        screen.showSpinner();
        if (user.isEmpty() || password.isEmpty()) {
            screen.showError("Please fill in both fields");
            return;
        }
        api.login(user, password, new Callback<Tokens>() {
            @Override
            public void onSuccess(Tokens tokens) {
                loginInProgress = false;
                screen.openHome(tokens);
            }

            @Override
            public void onFailure(Throwable t) {
                loginInProgress = false;
                screen.showError(t.getMessage());
            }
        });
    }
}
