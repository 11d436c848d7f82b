package io.moodring.kmp.auth

import kotlinx.coroutines.suspendCancellableCoroutine
import platform.AuthenticationServices.ASAuthorization
import platform.AuthenticationServices.ASAuthorizationAppleIDCredential
import platform.AuthenticationServices.ASAuthorizationAppleIDProvider
import platform.AuthenticationServices.ASAuthorizationController
import platform.AuthenticationServices.ASAuthorizationControllerDelegateProtocol
import platform.AuthenticationServices.ASAuthorizationScopeEmail
import platform.Foundation.NSError
import platform.Foundation.NSString
import platform.Foundation.NSUTF8StringEncoding
import platform.Foundation.NSUUID
import platform.Foundation.create
import platform.darwin.NSObject
import kotlin.coroutines.resume

actual class AppleSignIn actual constructor(private val backend: AuthBackend) {
    private var delegate: Delegate? = null

    actual suspend fun run(): Boolean {
        val rawNonce = NSUUID().UUIDString + NSUUID().UUIDString
        val token = present(rawNonce) ?: return false
        return backend.signInWithIdToken("apple", token, rawNonce)
    }

    private suspend fun present(rawNonce: String): String? = suspendCancellableCoroutine { cont ->
        val request = ASAuthorizationAppleIDProvider().createRequest().apply {
            requestedScopes = listOf(ASAuthorizationScopeEmail)
            nonce = rawNonce
        }
        delegate = Delegate { token ->
            delegate = null
            cont.resume(token)
        }
        ASAuthorizationController(listOf(request)).also {
            it.delegate = delegate
            it.performRequests()
        }
    }

    private class Delegate(private val done: (String?) -> Unit) :
        NSObject(), ASAuthorizationControllerDelegateProtocol {

        override fun authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithAuthorization: ASAuthorization,
        ) {
            val credential = didCompleteWithAuthorization.credential as? ASAuthorizationAppleIDCredential
            val data = credential?.identityToken
            done(data?.let { NSString.create(it, NSUTF8StringEncoding) as String? })
        }

        override fun authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithError: NSError,
        ) = done(null)
    }
}
