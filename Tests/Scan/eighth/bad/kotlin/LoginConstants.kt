package com.petcare.app.login

import com.google.android.libraries.identity.googleid.GetSignInWithGoogleOption
import java.util.UUID

class LoginOptions {

    companion object {
        private const val CLIENT_ID = "1234-abc.apps.googleusercontent.com"
        private val NONCE = UUID.randomUUID().toString()
    }

    fun google(): GetSignInWithGoogleOption =
        GetSignInWithGoogleOption.Builder(CLIENT_ID)
            .setNonce(NONCE)
            .build()

    fun matches(tokenNonce: String?): Boolean = tokenNonce != null && tokenNonce == NONCE
}
