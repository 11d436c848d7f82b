package app.auth

import com.google.firebase.auth.AuthCredential
import com.google.firebase.auth.AuthResult
import com.google.firebase.auth.FirebaseAuth
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

suspend fun FirebaseAuth.signInSuspending(credential: AuthCredential): AuthResult? =
    suspendCoroutine { continuation ->
        signInWithCredential(credential).addOnCompleteListener { task ->
            if (!task.isSuccessful) {
                continuation.resumeWithException(task.exception ?: IllegalStateException("sign-in"))
            }
            continuation.resume(task.result)
        }
    }
