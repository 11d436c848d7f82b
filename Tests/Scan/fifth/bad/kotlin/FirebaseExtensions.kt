package dev.login.firebase

import com.google.firebase.auth.AuthCredential
import com.google.firebase.auth.AuthResult
import com.google.firebase.auth.FirebaseAuth
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

suspend fun FirebaseAuth.awaitSignIn(credential: AuthCredential): AuthResult = suspendCoroutine { cont ->
    signInWithCredential(credential).addOnCompleteListener { task ->
        if (!task.isSuccessful) {
            cont.resumeWithException(task.exception ?: RuntimeException("sign-in failed"))
        }
        cont.resume(task.result)
    }
}
