package dev.noteworthy.auth

import android.app.Activity
import com.google.firebase.auth.AuthResult
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.OAuthProvider
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class FirebaseAppleSignIn(private val auth: FirebaseAuth) {

    suspend fun signIn(activity: Activity): AuthResult = suspendCancellableCoroutine { cont ->
        val provider = OAuthProvider.newBuilder("apple.com")
            .setScopes(listOf("email", "name"))
            .build()

        auth.startActivityForSignInWithProvider(activity, provider)
            .addOnCompleteListener { task ->
                if (!task.isSuccessful) {
                    cont.resumeWithException(task.exception ?: IllegalStateException("sign-in failed"))
                }
                cont.resume(task.result)
            }
    }
}
