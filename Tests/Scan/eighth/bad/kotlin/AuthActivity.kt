package com.example.todo.auth

import android.os.Bundle
import androidx.appcompat.app.AppCompatActivity
import com.google.firebase.auth.OAuthProvider
import com.google.firebase.auth.ktx.auth
import com.google.firebase.ktx.Firebase

class AuthActivity : AppCompatActivity() {

    private var currentNonce: String? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        setContentView(R.layout.activity_auth)
        currentNonce = savedInstanceState?.getString("nonce")
    }

    private fun onAppleToken(idToken: String) {
        val credential = OAuthProvider.newCredentialBuilder("apple.com")
            .setIdTokenWithRawNonce(idToken, currentNonce ?: "")
            .build()
        Firebase.auth.signInWithCredential(credential)
            .addOnSuccessListener { finish() }
            .addOnFailureListener { showError(it) }
    }

    private fun showError(error: Exception) {
        findViewById<android.widget.TextView>(R.id.error).text = error.localizedMessage
    }
}
