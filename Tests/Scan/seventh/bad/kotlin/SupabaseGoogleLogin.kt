package dev.notely.auth

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

// From my post "Native Google login with Supabase in 15 minutes"

suspend fun signInWithGoogle(context: Context, supabase: SupabaseClient, clientId: String) {
    val rawNonce = UUID.randomUUID().toString()
    val md = MessageDigest.getInstance("SHA-256")
    val hashedNonce = md.digest(rawNonce.toByteArray()).fold("") { str, b -> str + "%02x".format(b) }

    val googleIdOption = GetGoogleIdOption.Builder()
        .setFilterByAuthorizedAccounts(false)
        .setServerClientId(clientId)
        .setNonce(hashedNonce)
        .build()

    val response = CredentialManager.create(context).getCredential(
        context,
        GetCredentialRequest.Builder().addCredentialOption(googleIdOption).build(),
    )
    val googleCredential = GoogleIdTokenCredential.createFrom(response.credential.data)

    supabase.auth.signInWith(IDToken) {
        idToken = googleCredential.idToken
        provider = Google
        nonce = hashedNonce
    }
}
