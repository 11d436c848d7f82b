package com.acme.data

import androidx.credentials.CustomCredential
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import io.github.jan.supabase.SupabaseClient
import io.github.jan.supabase.auth.auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.security.MessageDigest
import java.util.UUID

class SupabaseAuthRepository(private val client: SupabaseClient, private val webClientId: String) {

    fun option(): Pair<GetGoogleIdOption, String> {
        val raw = UUID.randomUUID().toString()
        val hashedNonce = MessageDigest.getInstance("SHA-256").digest(raw.toByteArray())
            .joinToString("") { "%02x".format(it) }
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(webClientId)
            .setNonce(hashedNonce)
            .build()
        return option to hashedNonce
    }

    suspend fun signIn(credential: CustomCredential, hashedNonce: String) {
        val google = GoogleIdTokenCredential.createFrom(credential.data)
        client.auth.signInWith(IDToken) {
            idToken = google.idToken
            provider = Google
            nonce = hashedNonce
        }
    }
}
