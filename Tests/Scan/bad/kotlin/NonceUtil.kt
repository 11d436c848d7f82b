package com.example.auth

import java.security.MessageDigest
import java.security.SecureRandom

object NonceUtil {
    private const val CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
    private val random = SecureRandom()

    fun nonce(length: Int): String = buildString {
        repeat(length) { append(CHARSET[random.nextInt(CHARSET.length)]) }
    }
}
