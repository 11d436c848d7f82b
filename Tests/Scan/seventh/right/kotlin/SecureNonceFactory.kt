package com.lindenbank.auth.domain

import java.security.SecureRandom
import javax.inject.Inject

fun interface NonceFactory {
    fun create(): Nonce
}

@JvmInline
value class Nonce(val value: String) {
    override fun toString() = "Nonce(…)"
}

/**
 * 32 letters of an alphabet of 57 that the call centre can read out.
 */
class SecureNonceFactory @Inject constructor(
    private val random: SecureRandom,
) : NonceFactory {

    override fun create(): Nonce {
        val text = CharArray(LENGTH) { LETTERS[random.nextInt(LETTERS.length)] }
        return Nonce(String(text))
    }

    private companion object {
        const val LENGTH = 32
        const val LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
    }
}
