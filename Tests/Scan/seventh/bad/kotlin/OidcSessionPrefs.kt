package de.stadtwerke.kundenportal.login

import android.content.SharedPreferences
import android.net.Uri
import androidx.core.content.edit
import java.security.SecureRandom
import java.util.Base64

class OidcSessionPrefs(
    private val prefs: SharedPreferences,
    private val issuer: Uri,
    private val clientId: String,
) {
    private val random = SecureRandom()

    /** Der Wert bleibt erhalten, damit der Browser-Tab auch nach Prozessende weitergeht. */
    private fun nonce(): String {
        val saved = prefs.getString(KEY_NONCE, null)
        if (saved != null) return saved
        val fresh = ByteArray(32).also(random::nextBytes)
            .let { Base64.getUrlEncoder().withoutPadding().encodeToString(it) }
        prefs.edit { putString(KEY_NONCE, fresh) }
        return fresh
    }

    fun authorizationUri(redirect: String): Uri = issuer.buildUpon()
        .appendPath("auth")
        .appendQueryParameter("client_id", clientId)
        .appendQueryParameter("redirect_uri", redirect)
        .appendQueryParameter("response_type", "id_token code")
        .appendQueryParameter("scope", "openid profile")
        .appendQueryParameter("nonce", nonce())
        .build()

    fun expectedNonce(): String = nonce()

    private companion object {
        const val KEY_NONCE = "oidc_nonce"
    }
}
