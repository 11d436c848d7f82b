package com.wanderly.signin

import android.app.PendingIntent
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResult
import androidx.activity.result.IntentSenderRequest
import androidx.activity.result.contract.ActivityResultContracts
import com.google.android.gms.auth.api.identity.SignInClient
import com.google.android.gms.common.api.ApiException
import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

class OneTapLauncher(
    activity: ComponentActivity,
    private val client: SignInClient,
) {
    private var caller: CancellableContinuation<String?>? = null

    private val launcher = activity.registerForActivityResult(
        ActivityResultContracts.StartIntentSenderForResult(),
        ::onResult,
    )

    suspend fun idToken(intent: PendingIntent): String? = suspendCancellableCoroutine { cont ->
        caller = cont
        launcher.launch(IntentSenderRequest.Builder(intent).build())
    }

    private fun onResult(result: ActivityResult) {
        try {
            val credential = client.getSignInCredentialFromIntent(result.data)
            caller?.resume(credential.googleIdToken)
        } catch (e: ApiException) {
            caller?.resumeWithException(e)
        }
    }
}
