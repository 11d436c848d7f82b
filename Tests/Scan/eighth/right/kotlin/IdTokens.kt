package dev.runclub.login

import com.google.firebase.auth.FirebaseAuth
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

class IdTokens(private val auth: FirebaseAuth) {

    suspend fun current(): String = suspendCancellableCoroutine { cont ->
        val user = auth.currentUser
        if (user == null) {
            cont.resumeWithException(IllegalStateException("not signed in"))
            return@suspendCancellableCoroutine
        }
        user.getIdToken(false).addOnCompleteListener { task ->
            val token = if (task.isSuccessful) task.result?.token else null
            if (token != null) {
                cont.resume(token)
            } else {
                cont.resumeWithException(task.exception ?: RuntimeException("no token"))
            }
        }
    }
}
