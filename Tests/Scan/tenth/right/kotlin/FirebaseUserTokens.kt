package com.acme.auth

import com.google.firebase.auth.FirebaseUser
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

suspend fun FirebaseUser?.freshIdToken(): String = suspendCoroutine { continuation ->
    val user = this
    if (user == null) {
        continuation.resumeWithException(IllegalStateException("signed out"))
        return@suspendCoroutine
    }
    user.getIdToken(true).addOnCompleteListener { task ->
        val token = if (task.isSuccessful) task.result?.token else null
        when {
            !task.isSuccessful -> continuation.resumeWithException(task.exception!!)
            token == null -> continuation.resumeWithException(IllegalStateException("no token"))
            else -> continuation.resume(token)
        }
    }
}
