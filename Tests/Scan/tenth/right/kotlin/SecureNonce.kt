package com.acme.auth

import java.security.MessageDigest
import java.security.SecureRandom

class SecureNonce(private val rng: SecureRandom = SecureRandom()) {

    fun next(length: Int = 32): String =
        buildString(length) { repeat(length) { append(CHARSET[rng.nextInt(CHARSET.length)]) } }

    fun sha256(text: String): String =
        MessageDigest.getInstance("SHA-256")
            .digest(text.toByteArray())
            .joinToString("") { "%02x".format(it) }

    private companion object {
        const val CHARSET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    }
}
