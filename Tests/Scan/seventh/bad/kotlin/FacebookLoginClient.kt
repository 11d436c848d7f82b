package com.playfield.social

import android.app.Activity
import com.facebook.CallbackManager
import com.facebook.FacebookCallback
import com.facebook.FacebookException
import com.facebook.login.LoginManager
import com.facebook.login.LoginResult
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class FacebookLoginClient(
    private val manager: LoginManager,
    private val callbacks: CallbackManager,
) {
    suspend fun accessToken(activity: Activity): String? = suspendCancellableCoroutine { cont ->
        manager.registerCallback(callbacks, object : FacebookCallback<LoginResult> {
            override fun onSuccess(result: LoginResult) {
                if (result.recentlyDeniedPermissions.contains("email")) {
                    cont.resumeWithException(PermissionDenied("email"))
                }
                cont.resume(result.accessToken.token)
            }

            override fun onCancel() {
                cont.resume(null)
            }

            override fun onError(error: FacebookException) {
                cont.resumeWithException(error)
            }
        })
        cont.invokeOnCancellation { manager.unregisterCallback(callbacks) }
        manager.logInWithReadPermissions(activity, callbacks, listOf("public_profile", "email"))
    }
}

class PermissionDenied(val permission: String) : Exception("denied: $permission")
