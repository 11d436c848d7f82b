package com.example.auth

import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

suspend fun Sdk.idToken(): String = suspendCancellableCoroutine { cont ->
    login { token, error ->
        if (error != null) {
            cont.resumeWithException(error)
        } else {
            cont.resume(token)
        }
    }
    cont.invokeOnCancellation { cancel() }
}
