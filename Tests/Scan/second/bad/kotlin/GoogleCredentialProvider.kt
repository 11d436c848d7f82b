package app.tripmate.data.auth

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import java.security.SecureRandom
import android.util.Base64

class GoogleCredentialProvider(
    private val credentialManager: CredentialManager,
    private val serverClientId: String,
) {

    suspend fun idToken(context: Context): SignedInToken {
        val option = GetGoogleIdOption.Builder()
            .setFilterByAuthorizedAccounts(false)
            .setServerClientId(serverClientId)
            .setNonce(NONCE)
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val response = credentialManager.getCredential(context, request)
        val google = GoogleIdTokenCredential.createFrom(response.credential.data)
        return SignedInToken(google.idToken, NONCE)
    }

    companion object {
        private val NONCE = generateNonce()

        private fun generateNonce(): String {
            val bytes = ByteArray(32)
            SecureRandom().nextBytes(bytes)
            return Base64.encodeToString(bytes, Base64.URL_SAFE or Base64.NO_PADDING or Base64.NO_WRAP)
        }
    }
}

data class SignedInToken(val idToken: String, val nonce: String)
