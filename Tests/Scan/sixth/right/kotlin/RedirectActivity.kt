package app.lernkarten.auth

import android.net.Uri
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class RedirectReceiver(private val open: (String) -> Unit) {
    private var pending: CancellableContinuation<Uri>? = null

    suspend fun await(url: String): Uri = suspendCancellableCoroutine { cont ->
        pending?.cancel()
        pending = cont
        cont.invokeOnCancellation { if (pending === cont) pending = null }
        open(url)
    }

    fun onNewIntent(data: Uri?) {
        val cont = pending ?: return
        pending = null
        if (data == null) {
            cont.resumeWithException(LoginCancelled())
        } else {
            cont.resume(data)
        }
    }

    fun onClosed() {
        pending?.let {
            pending = null
            it.resumeWithException(LoginCancelled())
        }
    }
}

class LoginCancelled : Exception("The login window was closed")
