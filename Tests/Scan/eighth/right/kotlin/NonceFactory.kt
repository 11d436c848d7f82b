package io.fitlog.auth

import java.security.MessageDigest
import java.security.SecureRandom

object NonceFactory {
    private const val CHARSET =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
    private val random = SecureRandom()

    fun rawNonce(length: Int = 32): String =
        String(CharArray(length) { CHARSET[random.nextInt(CHARSET.length)] })

    fun sha256(text: String): String =
        MessageDigest.getInstance("SHA-256")
            .digest(text.toByteArray())
            .fold("") { acc, b -> acc + "%02x".format(b) }
}
