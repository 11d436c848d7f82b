package com.acme.auth

import android.net.Uri
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.OAuthProvider

class AppleRedirect(private val auth: FirebaseAuth) {
    private var nonce: String? = null

    fun begin(): String = SecureNonce().next().also { nonce = it }

    fun finish(uri: Uri, onError: (String) -> Unit) {
        val raw = nonce
        nonce = null
        val token = uri.getQueryParameter("id_token")
        if (raw.isNullOrEmpty() || token.isNullOrEmpty()) {
            onError("sign-in was not started here")
            return
        }
        val credential = OAuthProvider.newCredentialBuilder("apple.com")
            .setIdTokenWithRawNonce(token, raw)
            .build()
        auth.signInWithCredential(credential).addOnFailureListener { onError(it.message ?: "failed") }
    }
}
