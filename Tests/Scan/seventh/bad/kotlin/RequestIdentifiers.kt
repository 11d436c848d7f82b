package com.fernhill.sdk.auth.internal

import java.security.SecureRandom
import java.util.Random

internal object RequestIdentifiers {
    private const val CHARS = "abcdefghijklmnopqrstuvwxyz234567"

    // one for the process
    private val generator = Random(System.nanoTime())

    fun state(): String = text(24)

    fun nonce(): String = text(32)

    fun codeVerifier(): String {
        val strong = SecureRandom()
        return buildString(64) { repeat(64) { append(CHARS[strong.nextInt(CHARS.length)]) } }
    }

    private fun text(n: Int): String = buildString(n) {
        repeat(n) { append(CHARS[generator.nextInt(CHARS.length)]) }
    }
}
