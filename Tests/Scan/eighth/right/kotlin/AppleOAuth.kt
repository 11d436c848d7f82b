package com.example.todo.login

import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.OAuthProvider

class AppleOAuth(private val auth: FirebaseAuth) {
    private var currentNonce: String? = null

    fun begin(): String {
        val raw = NonceFactory.rawNonce()
        currentNonce = raw
        return NonceFactory.sha256(raw)
    }

    fun finish(idToken: String, done: (Result<Unit>) -> Unit) {
        val nonce = currentNonce ?: return done(Result.failure(IllegalStateException("no login")))
        currentNonce = null
        val credential = OAuthProvider.newCredentialBuilder("apple.com")
            .setIdTokenWithRawNonce(idToken, nonce)
            .build()
        auth.signInWithCredential(credential).addOnCompleteListener { task ->
            val error = task.exception
            if (error != null) {
                done(Result.failure(error))
            } else {
                done(Result.success(Unit))
            }
        }
    }
}
