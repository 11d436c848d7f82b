package dev.login

import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class WebAuthActivityBridge(private val launcher: TabLauncher) {
    private var continuation: Continuation<String>? = null

    suspend fun signIn(url: String): String = suspendCoroutine { cont ->
        continuation = cont
        launcher.open(url)
    }

    fun onRedirect(code: String?) {
        if (code == null) {
            continuation?.resumeWithException(IllegalStateException("no code"))
        } else {
            continuation?.resume(code)
        }
    }
}

interface TabLauncher { fun open(url: String) }
