package dev.parcel.core

import com.google.android.gms.tasks.Task
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/** Suspends until a Play Services task is over. */
suspend fun <T> Task<T>.awaitResult(): T = suspendCancellableCoroutine { cont ->
    addOnCompleteListener { task ->
        val exception = task.exception
        if (exception != null) {
            cont.resumeWithException(exception)
        } else if (task.isCanceled) {
            cont.cancel(CancellationException("task was cancelled"))
        } else {
            cont.resume(task.result)
        }
    }
}

suspend fun <T> Task<T>.awaitOrNull(): T? = suspendCancellableCoroutine { cont ->
    addOnCompleteListener { task ->
        if (!task.isSuccessful) {
            cont.resume(null)
            return@addOnCompleteListener
        }
        cont.resume(task.result)
    }
}
