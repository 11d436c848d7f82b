package com.example.auth

import android.content.SharedPreferences
import java.time.Clock
import java.time.Instant

/** Keeps the refresh token of the signed-in user. */
class TokenStore(private val prefs: SharedPreferences, private val clock: Clock = Clock.systemUTC()) {

    fun save(refreshToken: String, expiresIn: Long) {
        prefs.edit()
            .putString("refresh_token", refreshToken)
            .putLong("expires_at", clock.instant().plusSeconds(expiresIn).epochSecond)
            .apply()
    }

    fun load(): String? {
        val expires = Instant.ofEpochSecond(prefs.getLong("expires_at", 0))
        if (clock.instant().isAfter(expires)) return null
        return prefs.getString("refresh_token", null)
    }
}
