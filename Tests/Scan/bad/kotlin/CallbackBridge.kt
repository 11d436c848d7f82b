package com.example.auth

import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class CallbackBridge(private val sdk: Sdk) {
    suspend fun idToken(): String = suspendCoroutine { cont ->
        sdk.login { token, error ->
            if (error != null) {
                cont.resumeWithException(error)
            }
            cont.resume(token)
        }
    }
}
