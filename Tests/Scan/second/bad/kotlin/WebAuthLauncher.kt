package com.cobalt.sdk.auth

import android.content.Context
import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/**
 * Opens the identity provider's page in a custom tab and suspends until the redirect
 * activity hands us the answer.
 */
class WebAuthLauncher {

    private var pending: CancellableContinuation<Uri>? = null

    suspend fun launch(context: Context, url: Uri): Uri =
        suspendCancellableCoroutine { continuation ->
            pending = continuation
            continuation.invokeOnCancellation { pending = null }
            CustomTabsIntent.Builder().build().launchUrl(context, url)
        }

    fun onRedirect(uri: Uri) {
        pending?.resume(uri)
    }

    fun onCanceled() {
        val waiting = pending
        pending = null
        waiting?.resumeWithException(AuthCanceledException())
    }
}

class AuthCanceledException : Exception("The user closed the browser")
