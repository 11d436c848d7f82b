package app.auth

import com.google.android.gms.tasks.Task
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

suspend fun <T> Task<T>.result(): T = suspendCancellableCoroutine { c ->
    addOnCompleteListener { task ->
        val problem = task.exception
        if (problem != null) {
            c.resumeWithException(problem)
        } else if (task.isCanceled) {
            c.cancel()
        } else {
            c.resume(task.result)
        }
    }
}
