package com.example.auth

import java.security.SecureRandom

/** Nonces for Sign in with Apple, drawn uniformly. */
object Nonces {
    private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private val random = SecureRandom()

    fun next(length: Int = 32): String = buildString(length) {
        repeat(length) { append(LETTERS[random.nextInt(LETTERS.length)]) }
    }
}
