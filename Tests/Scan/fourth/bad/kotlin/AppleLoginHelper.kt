package org.demo.login

import java.security.SecureRandom

object AppleLoginHelper {
    private const val CHARSET = "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._"
    private val rng = SecureRandom()

    fun randomNonce(length: Int): String {
        require(length > 0)
        val sb = StringBuilder(length)
        for (i in 0 until length) sb.append(CHARSET[rng.nextInt(CHARSET.length)])
        return sb.toString()
    }
}
