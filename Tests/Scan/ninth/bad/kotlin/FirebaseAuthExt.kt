package com.example.fit.login

import com.google.firebase.auth.AuthCredential
import com.google.firebase.auth.FirebaseAuth
import com.google.firebase.auth.FirebaseUser
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlinx.coroutines.suspendCancellableCoroutine

suspend fun FirebaseAuth.awaitSignIn(credential: AuthCredential): FirebaseUser =
    suspendCancellableCoroutine { cont ->
        signInWithCredential(credential).addOnCompleteListener { task ->
            val failure = task.exception
            if (failure != null) {
                cont.resumeWithException(failure)
            }
            val user = task.result?.user
            if (user == null) {
                cont.resumeWithException(IllegalStateException("no user"))
            } else {
                cont.resume(user)
            }
        }
    }

fun FirebaseUser.shortName(): String = displayName?.substringBefore(' ') ?: "you"
