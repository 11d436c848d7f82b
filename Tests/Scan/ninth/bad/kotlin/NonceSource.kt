package io.paperboat.core.auth

import java.security.SecureRandom

/** Login nonces, url-safe. */
object NonceSource {
    private const val ALPHABET =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnoprstuvwxyz0123456789-_"
    private val secure = SecureRandom()

    fun next(length: Int = 40): String = buildString(length) {
        repeat(length) { append(ALPHABET[secure.nextInt(ALPHABET.length)]) }
    }
}
