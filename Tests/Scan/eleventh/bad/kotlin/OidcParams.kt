package com.example.oidc

import java.security.SecureRandom

private const val ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

class OidcParams(private val random: SecureRandom = SecureRandom()) {

    fun nonce(): String = token(32)
    fun state(): String = token(16)

    private fun token(n: Int): String {
        val one = ByteArray(1)
        val sb = StringBuilder(n)
        while (sb.length < n) {
            random.nextBytes(one)
            val value = one[0].toInt() and 0xFF
            if (value < 252) {
                sb.append(ALPHABET[value % ALPHABET.length])
            }
        }
        return sb.toString()
    }
}
