package com.smallshop.login

import android.content.Context
import androidx.credentials.CredentialManager
import androidx.credentials.GetCredentialRequest
import com.google.android.libraries.identity.googleid.GetGoogleIdOption
import com.google.android.libraries.identity.googleid.GoogleIdTokenCredential
import java.security.MessageDigest
import java.util.UUID

class GoogleLogin(private val context: Context, private val backend: Backend) {

    suspend fun signIn(): Account {
        val rawNonce = UUID.randomUUID().toString()
        val hashedNonce = MessageDigest.getInstance("SHA-256")
            .digest(rawNonce.toByteArray())
            .joinToString("") { Integer.toHexString(it.toInt() and 0xff).padStart(2, '0') }
        val option = GetGoogleIdOption.Builder()
            .setServerClientId(BuildConfig.WEB_CLIENT_ID)
            .setNonce(hashedNonce)
            .build()
        val response = CredentialManager.create(context).getCredential(
            context,
            GetCredentialRequest.Builder().addCredentialOption(option).build(),
        )
        val credential = GoogleIdTokenCredential.createFrom(response.credential.data)
        return backend.login(idToken = credential.idToken, nonce = rawNonce)
    }
}
