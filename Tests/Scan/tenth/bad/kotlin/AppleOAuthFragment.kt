package com.acme.ui

import android.net.Uri
import android.os.Bundle
import androidx.fragment.app.Fragment
import com.google.firebase.auth.OAuthProvider
import com.google.firebase.auth.FirebaseAuth

class AppleOAuthFragment : Fragment() {
    private var savedNonce: String? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        savedNonce = savedInstanceState?.getString("nonce")
    }

    fun onRedirect(uri: Uri) {
        val token = uri.getQueryParameter("id_token") ?: return
        val credential = OAuthProvider.newCredentialBuilder("apple.com")
            .setIdTokenWithRawNonce(token, savedNonce ?: "")
            .build()
        FirebaseAuth.getInstance().signInWithCredential(credential)
            .addOnSuccessListener { findNavigator().toHome() }
            .addOnFailureListener { showError(it) }
        savedNonce = null
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putString("nonce", savedNonce)
    }
}
