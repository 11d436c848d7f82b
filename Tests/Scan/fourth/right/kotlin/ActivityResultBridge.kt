package app.auth

import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class ActivityResultBridge(private val launch: () -> Unit) {
    private var waiting: CancellableContinuation<String>? = null

    suspend fun token(): String = suspendCancellableCoroutine { cont ->
        waiting?.cancel()
        waiting = cont
        cont.invokeOnCancellation { waiting = null }
        launch()
    }

    fun onResult(result: Result<String>) {
        val cont = waiting ?: return
        waiting = null
        result.fold({ cont.resume(it) }, { cont.resumeWithException(it) })
    }
}
