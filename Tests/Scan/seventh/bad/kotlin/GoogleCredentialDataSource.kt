package com.harborlight.auth.data

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.CustomCredential
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import dagger.hilt.android.qualifiers.ActivityContext
import java.security.MessageDigest
import java.util.UUID
import javax.inject.Inject

class GoogleCredentialDataSource @Inject constructor(
    @ActivityContext private val context: Context,
    private val credentialManager: CredentialManager,
    private val config: AuthConfig,
) {
    data class Result(val idToken: String, val nonce: String)

    suspend fun fetch(onlyKnownAccounts: Boolean): Result {
        val raw = UUID.randomUUID().toString()
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(config.webClientId)
            .setFilterByAuthorizedAccounts(onlyKnownAccounts)
            .setNonce(digest(raw))
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val credential = credentialManager.getCredential(context, request).credential as CustomCredential
        return Result(GoogleIdTokenCredential.createFrom(credential.data).idToken, raw)
    }

    private fun digest(text: String): String {
        val bytes = MessageDigest.getInstance("SHA-256").digest(text.toByteArray())
        return bytes.joinToString("") { Integer.toHexString(it.toInt() and 0xff) }
    }
}
