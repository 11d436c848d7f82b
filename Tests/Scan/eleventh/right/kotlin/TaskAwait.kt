package com.example.session

import com.google.android.gms.tasks.Task
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

suspend fun <T> Task<T>.awaitLogin(): T = suspendCancellableCoroutine { continuation ->
    addOnCompleteListener { task ->
        val e = task.exception
        when {
            task.isCanceled -> continuation.cancel()
            e != null -> continuation.resumeWithException(e)
            else -> continuation.resume(task.result)
        }
    }
}
