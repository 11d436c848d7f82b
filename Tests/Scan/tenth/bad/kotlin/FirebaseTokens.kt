package com.acme.auth

import com.google.firebase.auth.FirebaseAuth
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class FirebaseTokens(private val auth: FirebaseAuth) {

    suspend fun idToken(force: Boolean): String = suspendCoroutine { continuation ->
        val user = auth.currentUser
        if (user == null) {
            continuation.resumeWithException(IllegalStateException("signed out"))
        }
        user?.getIdToken(force)?.addOnCompleteListener { task ->
            if (task.isSuccessful) {
                continuation.resume(task.result.token.orEmpty())
            } else {
                continuation.resumeWithException(task.exception ?: RuntimeException("no token"))
            }
        } ?: continuation.resume("")
    }

    fun signOut() = auth.signOut()
}
