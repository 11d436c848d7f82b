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
import java.util.UUID

class SupabaseGoogleLogin(
    private val supabase: SupabaseClient,
    private val webClientId: String,
) {
    suspend fun login(context: Context) {
        val rawNonce = UUID.randomUUID().toString()

        val googleIdOption = GetGoogleIdOption.Builder()
            .setFilterByAuthorizedAccounts(false)
            .setServerClientId(webClientId)
            .setNonce(rawNonce)
            .build()

        val result = CredentialManager.create(context).getCredential(
            context,
            GetCredentialRequest.Builder().addCredentialOption(googleIdOption).build(),
        )
        val googleToken = GoogleIdTokenCredential.createFrom(result.credential.data).idToken

        supabase.auth.signInWith(IDToken) {
            idToken = googleToken
            provider = Google
            nonce = rawNonce
        }
    }
}
