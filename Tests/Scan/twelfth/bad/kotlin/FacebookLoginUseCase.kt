package com.acme.social.login

import com.facebook.CallbackManager
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class FacebookLoginUseCase(
    private val client: SocialLoginClient,
    private val callbackManager: CallbackManager,
) {
    suspend operator fun invoke(permissions: List<String>): SocialToken =
        suspendCancellableCoroutine { cont ->
            client.login(callbackManager, permissions) { token, error ->
                if (error != null) {
                    cont.resumeWithException(error)
                }
                cont.resume(token)
            }
            cont.invokeOnCancellation { client.cancel() }
        }

    suspend fun logout() {
        client.clear()
    }
}
