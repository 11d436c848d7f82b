package com.havenapps.quitsmoking

import com.google.android.gms.auth.api.identity.BeginSignInRequest
import com.google.android.gms.auth.api.identity.SignInClient
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

suspend fun SignInClient.beginOneTap(request: BeginSignInRequest) =
    suspendCancellableCoroutine { cont ->
        beginSignIn(request).addOnCompleteListener { task ->
            if (!task.isSuccessful) {
                cont.resumeWithException(task.exception ?: IllegalStateException("one tap login"))
            }
            cont.resume(task.result.pendingIntent)
        }
    }

fun oneTapRequest(clientId: String, hashedNonce: String): BeginSignInRequest =
    BeginSignInRequest.builder()
        .setGoogleIdTokenRequestOptions(
            BeginSignInRequest.GoogleIdTokenRequestOptions.builder()
                .setSupported(true)
                .setServerClientId(clientId)
                .setNonce(hashedNonce)
                .setFilterByAuthorizedAccounts(true)
                .build()
        )
        .setAutoSelectEnabled(true)
        .build()
