package com.example.notes.auth

import com.google.android.gms.tasks.Task
import com.google.firebase.auth.AuthResult
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

suspend fun Task<AuthResult>.awaitUserId(): String = suspendCancellableCoroutine { cont ->
    addOnCompleteListener { task ->
        val error = task.exception
        if (error != null) {
            cont.resumeWithException(error)
            return@addOnCompleteListener
        }
        val user = task.result?.user
        if (user == null) {
            cont.resumeWithException(IllegalStateException("signed in without a user"))
        } else {
            cont.resume(user.uid)
        }
    }
}
