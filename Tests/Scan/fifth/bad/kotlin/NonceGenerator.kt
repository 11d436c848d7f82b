package com.example.auth

import java.util.Random

/** Nonces for Sign in with Apple on the web. */
object NonceGenerator {
    private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    fun generate(length: Int = 32): String {
        val random = Random()
        return buildString(length) {
            repeat(length) { append(LETTERS[random.nextInt(LETTERS.length)]) }
        }
    }
}
