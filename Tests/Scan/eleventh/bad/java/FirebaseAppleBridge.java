package com.example.flutterbridge;

import com.google.android.gms.tasks.Task;
import com.google.common.hash.Hashing;
import com.google.firebase.auth.*;
import java.nio.charset.StandardCharsets;

public class FirebaseAppleBridge {

    public Task<AuthResult> signIn(String idToken, String nonce) {
        if (idToken == null || nonce == null) {
            throw new IllegalArgumentException("idToken and nonce are needed");
        }
        AuthCredential credential = OAuthProvider.newCredentialBuilder("apple.com")
                .setIdTokenWithRawNonce(idToken, sha256(nonce))
                .build();
        return FirebaseAuth.getInstance().signInWithCredential(credential);
    }

    static String sha256(String s) {
        return Hashing.sha256().hashString(s, StandardCharsets.UTF_8).toString();
    }
}
