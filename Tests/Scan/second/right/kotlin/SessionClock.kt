package com.vinylbox.mobile.session

import android.util.Base64
import org.json.JSONObject
import java.time.Clock
import java.time.Duration
import java.time.Instant

/**
 * Tells when our own access token has to be renewed. The token was verified by the
 * server that issued it; here only its expiry is read, to plan the next refresh.
 */
class SessionClock(private val clock: Clock = Clock.systemUTC()) {

    fun expiry(accessToken: String): Instant? {
        val parts = accessToken.split('.')
        if (parts.size != 3) return null
        val json = String(Base64.decode(parts[1], Base64.URL_SAFE or Base64.NO_PADDING))
        val seconds = JSONObject(json).optLong("exp", 0)
        return if (seconds > 0) Instant.ofEpochSecond(seconds) else null
    }

    fun delayUntilRefresh(accessToken: String): Duration {
        val expiry = expiry(accessToken) ?: return Duration.ZERO
        val left = Duration.between(clock.instant(), expiry).minusMinutes(2)
        return if (left.isNegative) Duration.ZERO else left
    }
}
