package com.example.notes.auth

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import io.github.jan.supabase.auth.Auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.security.MessageDigest
import java.security.SecureRandom
import java.util.Base64

class GoogleSignIn(private val auth: Auth, private val clientId: String) {

    private val random = SecureRandom()

    suspend fun run(context: Context) {
        val raw = newNonce()
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(clientId)
            .setFilterByAuthorizedAccounts(true)
            .setNonce(raw.sha256())
            .build()
        val response = CredentialManager.create(context).getCredential(
            context,
            GetCredentialRequest(listOf(option)),
        )
        val token = GoogleIdTokenCredential.createFrom(response.credential.data).idToken
        auth.signInWith(IDToken) {
            provider = Google
            idToken = token
            nonce = raw
        }
    }

    private fun newNonce(): String {
        val bytes = ByteArray(32).also(random::nextBytes)
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes)
    }

    private fun String.sha256(): String = MessageDigest.getInstance("SHA-256")
        .digest(toByteArray())
        .joinToString("") { "%02x".format(it) }
}
