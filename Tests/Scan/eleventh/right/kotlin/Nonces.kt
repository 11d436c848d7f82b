package com.acme.login

import java.security.MessageDigest
import java.security.SecureRandom

object Nonces {
    private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    private val random = SecureRandom()

    fun next(length: Int = 32): String {
        val bytes = ByteArray(length).also(random::nextBytes)
        return buildString(length) {
            for (b in bytes) append(LETTERS[(b.toInt() and 0xff) % LETTERS.length])
        }
    }

    fun sha256(nonce: String): String =
        MessageDigest.getInstance("SHA-256")
            .digest(nonce.toByteArray())
            .joinToString("") { "%02x".format(it) }
}
