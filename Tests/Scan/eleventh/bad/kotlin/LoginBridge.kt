package com.example.bridge

import android.content.Intent
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/** Turns onActivityResult of the login activity into a suspending call. */
class LoginBridge(private val launcher: (Intent) -> Unit) {

    private var pending: CancellableContinuation<Intent>? = null

    suspend fun launch(intent: Intent): Intent = suspendCancellableCoroutine { cont ->
        pending = cont
        launcher(intent)
    }

    fun onResult(resultCode: Int, data: Intent?) {
        val cont = pending ?: return
        if (resultCode == RESULT_OK && data != null) {
            cont.resume(data)
        } else {
            cont.resumeWithException(LoginCancelled())
        }
    }

    class LoginCancelled : Exception("login cancelled")

    private companion object {
        const val RESULT_OK = -1
    }
}
