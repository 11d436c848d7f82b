package com.acme.auth

import android.net.Uri
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

object AuthTabBridge {
    @Volatile
    private var loginCont: CancellableContinuation<Uri>? = null

    suspend fun authorize(url: Uri, tabs: CustomTabs): Uri =
        suspendCancellableCoroutine { cont ->
            loginCont = cont
            tabs.launch(url)
        }

    @JvmStatic
    fun onRedirect(uri: Uri) {
        val error = uri.getQueryParameter("error")
        loginCont?.let { c ->
            if (error == null) c.resume(uri) else c.resumeWithException(LoginException(error))
        }
    }

    fun onTabClosed() {
        loginCont?.resumeWithException(LoginException("closed"))
    }
}

class LoginException(reason: String) : Exception(reason)
