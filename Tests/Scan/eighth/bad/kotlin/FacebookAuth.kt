package dev.runclub.auth

import com.facebook.CallbackManager
import com.facebook.FacebookCallback
import com.facebook.FacebookException
import com.facebook.login.LoginManager
import com.facebook.login.LoginResult
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class FacebookAuth(private val callbackManager: CallbackManager) : FacebookCallback<LoginResult> {

    private var continuation: Continuation<String>? = null

    init {
        LoginManager.getInstance().registerCallback(callbackManager, this)
    }

    suspend fun login(host: LoginHost): String = suspendCoroutine { cont ->
        continuation = cont
        LoginManager.getInstance().logIn(host.activity, listOf("email"))
    }

    override fun onSuccess(result: LoginResult) {
        continuation?.resume(result.accessToken.token)
    }

    override fun onCancel() {
        continuation?.resumeWithException(LoginCancelled())
    }

    override fun onError(error: FacebookException) {
        continuation?.resumeWithException(error)
    }
}
