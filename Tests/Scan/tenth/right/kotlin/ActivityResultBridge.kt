package com.acme.auth

import android.content.Intent
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

class ActivityResultBridge(private val launch: (Intent) -> Unit) {
    private var pending: Continuation<Intent>? = null

    suspend fun await(intent: Intent): Intent = suspendCancellableCoroutine { cont ->
        check(pending == null) { "a sign-in is in progress" }
        pending = cont
        cont.invokeOnCancellation { pending = null }
        launch(intent)
    }

    fun deliver(data: Intent?) {
        val cont = pending ?: return
        pending = null
        if (data != null) {
            cont.resume(data)
        } else {
            cont.resumeWithException(CancelledException())
        }
    }
}

class CancelledException : Exception("cancelled by the user")
