package com.travel.app.auth

import java.security.SecureRandom
import java.util.Base64

object SecureTokens {
    private val random = SecureRandom()
    private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    fun nonce(bytes: Int = 32): String =
        ByteArray(bytes).also(random::nextBytes).let {
            Base64.getUrlEncoder().withoutPadding().encodeToString(it)
        }

    fun alphanumeric(length: Int): String = buildString(length) {
        repeat(length) { append(LETTERS[random.nextInt(LETTERS.length)]) }
    }

    fun hex(bytes: Int): String =
        ByteArray(bytes).also(random::nextBytes)
            .joinToString("") { (it.toInt() and 0xff).toString(16).padStart(2, '0') }
}
