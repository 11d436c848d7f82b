package app.radweg.util

import com.google.android.gms.tasks.Task
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/** `await` for the Play Services tasks of the sign-in flow, without the extra dependency. */
suspend fun <T> Task<T>.awaitResult(): T = suspendCancellableCoroutine { cont ->
    addOnCompleteListener { task ->
        val error = task.exception
        when {
            task.isCanceled -> cont.cancel()
            error != null -> cont.resumeWithException(error)
            else -> cont.resume(task.result)
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
