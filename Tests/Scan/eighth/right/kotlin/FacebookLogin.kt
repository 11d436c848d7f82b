package dev.runclub.login

import com.facebook.FacebookCallback
import com.facebook.FacebookException
import com.facebook.login.LoginManager
import com.facebook.login.LoginResult
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class FacebookLogin : FacebookCallback<LoginResult> {
    private var continuation: Continuation<String>? = null

    suspend fun login(host: LoginHost): String = suspendCoroutine { cont ->
        continuation = cont
        LoginManager.getInstance().logIn(host.activity, listOf("email"))
    }

    private fun take(): Continuation<String>? {
        val taken = continuation
        continuation = null
        return taken
    }

    override fun onSuccess(result: LoginResult) {
        take()?.resume(result.accessToken.token)
    }

    override fun onCancel() {
        take()?.resumeWithException(LoginCancelled())
    }

    override fun onError(error: FacebookException) {
        take()?.resumeWithException(error)
    }
}
