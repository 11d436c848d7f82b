package com.example.notes.auth

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

class BrowserLogin(private val activity: Activity) {

    private var waiting: Continuation<Uri>? = null

    suspend fun open(url: Uri): Uri = suspendCancellableCoroutine { cont ->
        waiting?.resumeWithException(IllegalStateException("replaced by another login"))
        waiting = cont
        cont.invokeOnCancellation { waiting = null }
        CustomTabsIntent.Builder().build().launchUrl(activity, url)
    }

    fun onNewIntent(intent: Intent) {
        val data = intent.data ?: return
        val cont = waiting ?: return
        waiting = null
        cont.resume(data)
    }
}
