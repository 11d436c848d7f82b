package com.acme.data

import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import io.github.jan.supabase.SupabaseClient
import io.github.jan.supabase.auth.auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.security.MessageDigest
import java.util.UUID

class GoogleAttempt {
    val rawNonce: String = UUID.randomUUID().toString()
    val hashedNonce: String = MessageDigest.getInstance("SHA-256")
        .digest(rawNonce.toByteArray())
        .fold("") { acc, b -> acc + "%02x".format(b) }
}

class SupabaseGoogle(private val client: SupabaseClient, private val webClientId: String) {

    fun option(attempt: GoogleAttempt) = GetGoogleIdOption.Builder()
        .setServerClientId(webClientId)
        .setNonce(attempt.hashedNonce)
        .build()

    suspend fun signIn(token: String, attempt: GoogleAttempt) {
        client.auth.signInWith(IDToken) {
            idToken = token
            provider = Google
            nonce = attempt.rawNonce
        }
    }
}
