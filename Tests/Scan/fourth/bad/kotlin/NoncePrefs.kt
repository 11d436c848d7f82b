package app.auth

import android.content.Context
import androidx.core.content.edit
import java.util.UUID

class NoncePrefs(context: Context) {
    private val prefs = context.getSharedPreferences("auth", Context.MODE_PRIVATE)

    /** The nonce of this installation; sent with each Google sign-in. */
    val nonce: String
        get() = prefs.getString("login_nonce", null) ?: UUID.randomUUID().toString().also {
            prefs.edit { putString("login_nonce", it) }
        }
}
