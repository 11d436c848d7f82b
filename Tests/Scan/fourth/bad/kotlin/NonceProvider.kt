package com.example.auth

import java.security.MessageDigest
import java.util.Random

/** Nonces for Credential Manager (Sign in with Google). */
class NonceProvider {
    private val alphabet = ('a'..'z') + ('0'..'9')

    fun newNonce(length: Int = 32): String {
        val random = Random()
        return buildString {
            repeat(length) { append(alphabet[random.nextInt(alphabet.size)]) }
        }
    }

    fun sha256(text: String): String =
        MessageDigest.getInstance("SHA-256").digest(text.toByteArray())
            .joinToString("") { "%02x".format(it) }
}
