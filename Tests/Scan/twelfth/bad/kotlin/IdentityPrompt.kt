package com.example.music.auth

import android.content.Intent
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

class IdentityPrompt(activity: ComponentActivity) {
    private var continuation: Continuation<String>? = null

    private val launcher =
        activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
            onResult(result.data)
        }

    suspend fun requestIdToken(intent: Intent): String = suspendCoroutine {
        continuation = it
        launcher.launch(intent)
    }

    private fun onResult(data: Intent?) {
        val token = data?.getStringExtra("id_token")
        if (token == null) {
            continuation?.resumeWithException(IllegalStateException("cancelled"))
        } else {
            continuation?.resume(token)
        }
    }
}
