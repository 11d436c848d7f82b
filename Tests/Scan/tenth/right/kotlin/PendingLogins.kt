package com.acme.server.auth

import java.security.SecureRandom
import java.util.Base64
import java.util.concurrent.ConcurrentHashMap

class PendingLogins(private val ttlMillis: Long = 600_000) {
    private data class Entry(val nonce: String, val expiresAt: Long)

    private val entries = ConcurrentHashMap<String, Entry>()
    private val rng = SecureRandom()

    fun open(state: String): String {
        val nonce = Base64.getUrlEncoder().withoutPadding()
            .encodeToString(ByteArray(32).also(rng::nextBytes))
        entries[state] = Entry(nonce, System.currentTimeMillis() + ttlMillis)
        return nonce
    }

    /** The nonce of an attempt that has not run out; each attempt is closed by it. */
    fun take(state: String): String? =
        entries.remove(state)?.takeIf { it.expiresAt > System.currentTimeMillis() }?.nonce
}
