package io.shelfie.auth

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import io.github.jan.supabase.auth.Auth
import io.github.jan.supabase.auth.providers.Google
import io.github.jan.supabase.auth.providers.builtin.IDToken
import java.security.MessageDigest
import java.security.SecureRandom
import java.util.Base64

class GoogleSignInRepository(
    private val auth: Auth,
    private val serverClientId: String,
    private val random: SecureRandom = SecureRandom(),
) {
    suspend fun signIn(context: Context) {
        val plain = Base64.getUrlEncoder().withoutPadding()
            .encodeToString(ByteArray(32).also { random.nextBytes(it) })

        val option = GetSignInWithGoogleOption.Builder(serverClientId)
            .setNonce(hash(plain))
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val response = CredentialManager.create(context).getCredential(context, request)
        val google = GoogleIdTokenCredential.createFrom(response.credential.data)

        auth.signInWith(IDToken) {
            provider = Google
            idToken = google.idToken
            nonce = plain
        }
    }

    private fun hash(text: String): String =
        MessageDigest.getInstance("SHA-256").digest(text.toByteArray())
            .joinToString(separator = "") { "%02x".format(it) }
}
