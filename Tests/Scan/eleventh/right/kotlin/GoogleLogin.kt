package com.acme.login

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import io.github.jan.supabase.SupabaseClient
import io.github.jan.supabase.auth.auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken

suspend fun SupabaseClient.loginWithGoogle(context: Context, clientId: String) {
    val raw = Nonces.next()
    val option = GetGoogleIdOption.Builder()
        .setServerClientId(clientId)
        .setNonce(Nonces.sha256(raw))
        .build()
    val response = CredentialManager.create(context)
        .getCredential(context, GetCredentialRequest(listOf(option)))
    val credential = GoogleIdTokenCredential.createFrom(response.credential.data)
    auth.signInWith(IDToken) {
        idToken = credential.idToken
        provider = Google
        nonce = raw
    }
}
