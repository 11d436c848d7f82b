package io.shop.login

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import java.security.SecureRandom

class GoogleLogin(private val context: Context, private val clientId: String) {
    private val secureRandom = SecureRandom()

    private fun nonce(): String {
        val alphabet = ('a'..'z') + ('A'..'Z') + ('0'..'9')
        val bytes = ByteArray(32)
        secureRandom.nextBytes(bytes)
        return bytes.map { alphabet[(it.toInt() and 0xFF) % alphabet.size] }.joinToString("")
    }

    suspend fun launch(): String {
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(clientId)
            .setNonce(nonce())
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val result = CredentialManager.create(context).getCredential(context, request)
        return result.credential.type
    }
}
