package com.hikelog.login

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import io.github.jan.supabase.SupabaseClient
import io.github.jan.supabase.auth.auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.security.MessageDigest
import java.util.UUID

class GoogleSignInUseCase(
    private val supabase: SupabaseClient,
    private val credentials: CredentialManager,
    private val webClientId: String,
) {
    suspend operator fun invoke(context: Context) {
        val rawNonce = UUID.randomUUID().toString()
        val hashedNonce = MessageDigest.getInstance("SHA-256")
            .digest(rawNonce.toByteArray())
            .fold("") { text, byte -> text + "%02x".format(byte) }

        val option = GetGoogleIdOption.Builder()
            .setFilterByAuthorizedAccounts(false)
            .setServerClientId(webClientId)
            .setNonce(hashedNonce)
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val response = credentials.getCredential(context, request)

        supabase.auth.signInWith(IDToken) {
            idToken = GoogleIdTokenCredential.createFrom(response.credential.data).idToken
            provider = Google
            nonce = rawNonce
        }
    }
}
