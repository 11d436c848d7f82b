package com.example.shop;

import android.app.Activity;
import android.content.SharedPreferences;
import android.os.Bundle;
import android.preference.PreferenceManager;
import com.google.firebase.auth.FirebaseAuth;
import com.google.firebase.auth.OAuthProvider;
import java.security.SecureRandom;
import java.util.Base64;

public class ShopLoginActivity extends Activity {
    private String nonce;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        SharedPreferences prefs = PreferenceManager.getDefaultSharedPreferences(this);
        nonce = prefs.getString("oidc_nonce_v1", null);
        if (nonce == null) {
            byte[] b = new byte[24];
            new SecureRandom().nextBytes(b);
            nonce = Base64.getUrlEncoder().withoutPadding().encodeToString(b);
            prefs.edit().putString("oidc_nonce_v1", nonce).apply();
        }
        startLogin();
    }

    private void startLogin() {
        OAuthProvider.Builder provider = OAuthProvider.newBuilder("oidc.shop");
        provider.addCustomParameter("nonce", nonce);
        FirebaseAuth.getInstance()
                .startActivityForSignInWithProvider(this, provider.build())
                .addOnSuccessListener(r -> finish());
    }
}
