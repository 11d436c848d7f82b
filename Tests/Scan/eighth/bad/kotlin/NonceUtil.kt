package io.fitlog.login

import java.security.SecureRandom

object NonceUtil {
    private const val CHARSET =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"

    private val random = SecureRandom()

    fun generateNonce(length: Int = 32): String {
        require(length > 0)
        return buildString(length) {
            repeat(length) {
                append(CHARSET[random.nextInt(CHARSET.length)])
            }
        }
    }
}
