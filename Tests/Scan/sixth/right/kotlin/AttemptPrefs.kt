package app.hofladen.auth

import android.content.SharedPreferences
import androidx.core.content.edit
import java.security.SecureRandom
import java.util.Base64

/**
 * Verifier and state of the browser login. Android may end the process while the browser is open,
 * so both are on disk until the redirect arrives, and removed by it.
 */
class AttemptPrefs(private val prefs: SharedPreferences) {
    private val random = SecureRandom()

    class Attempt(val state: String, val verifier: String)

    fun start(): Attempt {
        val attempt = Attempt(text(16), text(48))
        prefs.edit(commit = true) {
            putString("login.state", attempt.state)
            putString("login.verifier", attempt.verifier)
        }
        return attempt
    }

    fun finish(state: String?): Attempt? {
        val known = prefs.getString("login.state", null)
        val verifier = prefs.getString("login.verifier", null)
        prefs.edit(commit = true) {
            remove("login.state")
            remove("login.verifier")
        }
        if (known == null || verifier == null || known != state) return null
        return Attempt(known, verifier)
    }

    private fun text(bytes: Int): String =
        Base64.getUrlEncoder().withoutPadding().encodeToString(ByteArray(bytes).also(random::nextBytes))
}
