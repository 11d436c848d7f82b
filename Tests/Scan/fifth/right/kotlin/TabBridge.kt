package dev.login

import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine

class TabBridge(private val open: (String) -> Unit) {
    private var pending: CancellableContinuation<String>? = null

    suspend fun signIn(url: String): String = suspendCancellableCoroutine { c ->
        pending?.cancel()
        pending = c
        c.invokeOnCancellation { pending = null }
        open(url)
    }

    fun redirected(code: String?) {
        val c = pending ?: return
        pending = null
        if (code == null) {
            c.resumeWithException(IllegalStateException("no code"))
        } else {
            c.resume(code)
        }
    }
}
