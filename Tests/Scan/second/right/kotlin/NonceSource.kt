package com.lumen.auth

import java.security.MessageDigest
import java.security.SecureRandom

class NonceSource(private val random: SecureRandom = SecureRandom()) {

    data class Nonce(val raw: String) {
        val hashed: String by lazy {
            MessageDigest.getInstance("SHA-256")
                .digest(raw.toByteArray(Charsets.UTF_8))
                .joinToString("") { "%02x".format(it) }
        }
    }

    fun next(length: Int = 32): Nonce = Nonce(
        buildString(length) {
            repeat(length) { append(LETTERS[random.nextInt(LETTERS.length)]) }
        },
    )

    private companion object {
        const val LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    }
}
