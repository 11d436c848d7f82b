package app.auth

import android.content.Intent
import androidx.activity.result.ActivityResultLauncher
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class AuthActivityBridge(private val launcher: ActivityResultLauncher<Intent>) {

    private var pending: CancellableContinuation<String>? = null

    suspend fun signIn(intent: Intent): String = suspendCancellableCoroutine { cont ->
        pending = cont
        launcher.launch(intent)
    }

    fun onToken(idToken: String) {
        pending?.resume(idToken)
    }

    fun onFailure(t: Throwable) {
        pending?.resumeWithException(t)
    }
}
