package app.auth

import android.app.Activity
import android.content.Intent
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine

/** Lives in the Activity, which gets the results. */
class OneTapHost(private val activity: Activity) {

    private var continuation: Continuation<Result<String>>? = null

    suspend fun idToken(request: Intent): Result<String> = suspendCoroutine {
        continuation = it
        activity.startActivityForResult(request, REQUEST)
    }

    fun onActivityResult(requestCode: Int, resultCode: Int, data: Intent?) {
        if (requestCode != REQUEST) return
        val token = data?.getStringExtra("id_token")
        val answer = when {
            resultCode == Activity.RESULT_CANCELED -> Result.failure(UserCancelled())
            token == null -> Result.failure(NoToken())
            else -> Result.success(token)
        }
        continuation?.resume(answer)
    }

    private companion object {
        const val REQUEST = 0x51
    }
}
