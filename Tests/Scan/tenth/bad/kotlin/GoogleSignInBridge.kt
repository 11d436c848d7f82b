package com.acme.auth

import android.app.Activity
import android.content.Intent
import com.google.android.gms.auth.api.signin.GoogleSignIn
import com.google.android.gms.common.api.ApiException
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class GoogleSignInBridge(private val activity: Activity) {
    private var pending: Continuation<String>? = null

    suspend fun signIn(intent: Intent): String = suspendCoroutine { cont ->
        pending = cont
        activity.startActivityForResult(intent, RC_SIGN_IN)
    }

    fun onActivityResult(requestCode: Int, data: Intent?) {
        if (requestCode != RC_SIGN_IN) return
        try {
            val account = GoogleSignIn.getSignedInAccountFromIntent(data).getResult(ApiException::class.java)
            pending?.resume(account.idToken!!)
        } catch (e: ApiException) {
            pending?.resumeWithException(e)
        }
    }

    private companion object {
        const val RC_SIGN_IN = 9001
    }
}
