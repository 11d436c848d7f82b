package com.acme.shop.auth

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import java.security.MessageDigest
import kotlin.random.Random

class GoogleSignInRepository(
    private val credentialManager: CredentialManager,
    private val serverClientId: String,
    private val api: AuthApi,
) {
    private val charPool = ('a'..'z') + ('A'..'Z') + ('0'..'9')

    suspend fun signIn(context: Context): User {
        val nonce = createNonce()
        val option = GetGoogleIdOption.Builder()
            .setFilterByAuthorizedAccounts(false)
            .setServerClientId(serverClientId)
            .setNonce(sha256(nonce))
            .build()
        val request = GetCredentialRequest.Builder().addCredentialOption(option).build()
        val response = credentialManager.getCredential(context, request)
        val google = GoogleIdTokenCredential.createFrom(response.credential.data)
        return api.login(LoginBody(google.idToken, nonce))
    }

    private fun createNonce(length: Int = 32): String =
        (1..length).map { charPool[Random.nextInt(0, charPool.size)] }.joinToString("")

    private fun sha256(value: String): String =
        MessageDigest.getInstance("SHA-256").digest(value.toByteArray())
            .joinToString("") { "%02x".format(it) }
}
