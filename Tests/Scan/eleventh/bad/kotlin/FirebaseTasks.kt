package com.example.session

import com.google.android.gms.tasks.Task
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

internal suspend fun <T> Task<T>.awaitSignIn(): T = suspendCancellableCoroutine { continuation ->
    addOnCompleteListener { task ->
        val e = task.exception
        if (e != null) {
            continuation.resumeWithException(e)
        }
        continuation.resume(task.result)
    }
}
