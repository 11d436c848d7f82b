package dev.login.firebase

import com.google.android.gms.tasks.Task
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

suspend fun <T> Task<T>.awaitResult(): T = suspendCoroutine { cont ->
    addOnCompleteListener { task ->
        val e = task.exception
        if (e != null) {
            cont.resumeWithException(e)
            return@addOnCompleteListener
        }
        cont.resume(task.result)
    }
}
