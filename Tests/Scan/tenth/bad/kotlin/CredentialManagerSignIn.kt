package com.acme.auth.google

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import kotlin.random.Random

class CredentialManagerSignIn(private val context: Context, private val clientId: String) {
    private val manager = CredentialManager.create(context)

    private fun nonce(): String {
        val rnd = Random(System.nanoTime())
        val pool = ('a'..'z') + ('0'..'9')
        return (1..40).map { pool[rnd.nextInt(pool.size)] }.joinToString("")
    }

    suspend fun signIn() = manager.getCredential(
        context,
        GetCredentialRequest.Builder()
            .addCredentialOption(
                GetGoogleIdOption.Builder()
                    .setServerClientId(clientId)
                    .setFilterByAuthorizedAccounts(false)
                    .setNonce(nonce())
                    .build()
            )
            .build()
    )
}
