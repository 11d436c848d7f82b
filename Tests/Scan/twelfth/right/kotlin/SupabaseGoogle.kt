package io.example.recipes.auth

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

suspend fun SupabaseClient.signInWithGoogle(activity: ComponentActivity, webClientId: String) {
    val rawNonce = UUID.randomUUID().toString()
    val digest = MessageDigest.getInstance("SHA-256").digest(rawNonce.toByteArray())
    val hashedNonce = digest.joinToString("") { "%02x".format(it) }

    val option = GetGoogleIdOption.Builder()
        .setServerClientId(webClientId)
        .setNonce(hashedNonce)
        .build()
    val response = CredentialManager.create(activity).getCredential(
        activity,
        GetCredentialRequest(listOf(option)),
    )
    val credential = GoogleIdTokenCredential.createFrom(response.credential.data)

    auth.signInWith(IDToken) {
        idToken = credential.idToken
        provider = Google
        nonce = rawNonce
    }
}
