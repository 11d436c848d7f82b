package dev.runclub.auth

import com.google.firebase.auth.FirebaseAuth
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

class FirebaseTokens(private val auth: FirebaseAuth) {

    suspend fun idToken(refresh: Boolean): String = suspendCancellableCoroutine { cont ->
        val user = auth.currentUser
        if (user == null) {
            cont.resumeWithException(IllegalStateException("not signed in"))
            return@suspendCancellableCoroutine
        }
        user.getIdToken(refresh).addOnCompleteListener { task ->
            val token = if (task.isSuccessful) task.result?.token else null
            if (token == null) {
                cont.resumeWithException(task.exception ?: RuntimeException("token"))
            }
            cont.resume(token.orEmpty())
        }
    }
}
