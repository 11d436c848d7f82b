package com.example.bridge

import android.content.Intent
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume

class ResultBridge(private val start: (Intent) -> Unit) {
    private var waiting: CancellableContinuation<Intent?>? = null

    suspend fun login(intent: Intent): Intent? = suspendCancellableCoroutine { cont ->
        check(waiting == null) { "a login is open" }
        waiting = cont
        cont.invokeOnCancellation { waiting = null }
        start(intent)
    }

    fun onActivityResult(data: Intent?) {
        val cont = waiting ?: return
        waiting = null
        cont.resume(data)
    }
}
