package com.example.chat.login

import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class TokenPrompt(private val sdk: IdentitySdk) {

    suspend fun ask(hashedNonce: String): String = suspendCancellableCoroutine { cont ->
        sdk.signIn(hashedNonce, object : IdentitySdk.Callback {
            override fun onToken(idToken: String) {
                if (cont.isActive) cont.resume(idToken)
            }

            override fun onError(error: Throwable) {
                if (cont.isActive) cont.resumeWithException(error)
            }
        })
        cont.invokeOnCancellation { sdk.cancel() }
    }

    suspend fun silent(): String? = suspendCancellableCoroutine { cont ->
        sdk.silentSignIn { token, error ->
            if (error != null) {
                cont.resume(null)
                return@silentSignIn
            }
            cont.resume(token)
        }
    }
}
