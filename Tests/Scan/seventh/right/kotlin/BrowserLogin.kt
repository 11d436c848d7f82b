package com.tallyho.sdk.login

import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

internal class BrowserLogin(private val context: Context) {
    private var waiting: CancellableContinuation<Uri>? = null

    suspend fun run(authorize: Uri): Uri = suspendCancellableCoroutine { continuation ->
        take()?.cancel()
        waiting = continuation
        continuation.invokeOnCancellation { waiting = null }
        CustomTabsIntent.Builder().build().launchUrl(context, authorize)
    }

    /** Called by RedirectActivity */
    fun onRedirect(intent: Intent) {
        val continuation = take() ?: return
        val uri = intent.data
        if (uri == null) {
            continuation.resumeWithException(IllegalStateException("redirect without data"))
            return
        }
        continuation.resume(uri)
    }

    private fun take(): CancellableContinuation<Uri>? {
        val continuation = waiting
        waiting = null
        return continuation
    }
}
