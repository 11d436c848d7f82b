package de.stadtwerke.portal.auth

import android.content.SharedPreferences
import androidx.core.content.edit
import java.security.SecureRandom
import java.util.Base64

/**
 * Survives the process while the browser is in front. One login at a time, read once.
 */
class PendingLoginStore(private val prefs: SharedPreferences) {

    data class PendingLogin(val state: String, val nonce: String, val verifier: String)

    fun begin(): PendingLogin {
        val pending = PendingLogin(state = random(16), nonce = random(32), verifier = random(48))
        prefs.edit(commit = true) {
            putString("state", pending.state)
            putString("nonce", pending.nonce)
            putString("verifier", pending.verifier)
        }
        return pending
    }

    fun take(): PendingLogin? {
        val state = prefs.getString("state", null)
        val nonce = prefs.getString("nonce", null)
        val verifier = prefs.getString("verifier", null)
        prefs.edit(commit = true) {
            remove("state")
            remove("nonce")
            remove("verifier")
        }
        return if (state != null && nonce != null && verifier != null) PendingLogin(state, nonce, verifier) else null
    }

    private fun random(bytes: Int): String {
        val buffer = ByteArray(bytes)
        SecureRandom().nextBytes(buffer)
        return Base64.getUrlEncoder().withoutPadding().encodeToString(buffer)
    }
}
