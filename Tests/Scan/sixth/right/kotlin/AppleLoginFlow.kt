package app.hofladen.auth

import android.app.Activity
import android.net.Uri
import androidx.browser.customtabs.CustomTabsIntent
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.withTimeout
import java.security.SecureRandom
import java.util.Base64
import java.util.concurrent.atomic.AtomicBoolean
import kotlin.time.Duration.Companion.minutes

/** "Sign in with Apple" in a custom tab; the redirect comes back through [onRedirect]. */
class AppleLoginFlow(
    private val clientId: String,
    private val redirect: Uri,
    private val backend: LoginBackend,
) {
    private class Attempt(val state: String, val nonce: String) {
        val answer = CompletableDeferred<String>()
    }

    private val random = SecureRandom()
    private val busy = AtomicBoolean(false)
    @Volatile private var attempt: Attempt? = null

    suspend fun run(activity: Activity): Session? {
        if (!busy.compareAndSet(false, true)) return null
        try {
            val current = Attempt(state = text(16), nonce = text(32))
            attempt = current
            CustomTabsIntent.Builder().build().launchUrl(activity, url(current))
            val idToken = withTimeout(10.minutes) { current.answer.await() }
            if (idToken.isEmpty()) return null
            return backend.apple(idToken, rawNonce = current.nonce)
        } finally {
            attempt = null
            busy.set(false)
        }
    }

    fun onRedirect(uri: Uri) {
        val current = attempt ?: return
        if (uri.getQueryParameter("state") != current.state) return
        current.answer.complete(uri.getQueryParameter("id_token").orEmpty())
    }

    private fun url(attempt: Attempt): Uri = Uri.parse("https://appleid.apple.com/auth/authorize")
        .buildUpon()
        .appendQueryParameter("client_id", clientId)
        .appendQueryParameter("redirect_uri", redirect.toString())
        .appendQueryParameter("response_type", "code id_token")
        .appendQueryParameter("response_mode", "form_post")
        .appendQueryParameter("state", attempt.state)
        .appendQueryParameter("nonce", attempt.nonce.sha256())
        .build()

    private fun text(bytes: Int): String {
        val raw = ByteArray(bytes)
        random.nextBytes(raw)
        return Base64.getUrlEncoder().withoutPadding().encodeToString(raw)
    }
}
