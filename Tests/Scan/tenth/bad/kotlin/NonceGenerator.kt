package com.acme.auth

import java.security.MessageDigest
import java.security.SecureRandom

object NonceGenerator {
    private const val CHARSET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private val rng = SecureRandom()

    fun loginNonce(length: Int = 32): String {
        val bytes = ByteArray(length).also(rng::nextBytes)
        return bytes.joinToString("") { b -> CHARSET[(b.toInt() and 0xff) % CHARSET.length].toString() }
    }

    fun sha256(input: String): String =
        MessageDigest.getInstance("SHA-256")
            .digest(input.toByteArray())
            .joinToString("") { "%x".format(it) }
}
