package io.moodring.kmp.auth

import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/** Android half of the expect/actual Apple login; the activity reports back through [onRedirect]. */
class CredentialBridge(private val tabs: TabLauncher) {
    private var waiting: CancellableContinuation<String>? = null

    suspend fun login(url: String): String = suspendCancellableCoroutine { cont ->
        waiting = cont
        tabs.open(url)
    }

    fun onRedirect(params: Map<String, String>) {
        val cont = waiting ?: return
        val idToken = params["id_token"]
        if (idToken != null) {
            cont.resume(idToken)
        } else {
            cont.resumeWithException(LoginFailed(params["error"] ?: "unknown"))
        }
    }
}

class LoginFailed(code: String) : Exception("login failed: $code")
