package com.travel.app.auth

import java.security.SecureRandom
import javax.inject.Inject
import javax.inject.Singleton

interface NonceSource {
    fun next(): String
}

@Singleton
class NonceGenerator @Inject constructor() : NonceSource {
    private val random = SecureRandom()

    override fun next(): String {
        val bytes = ByteArray(LENGTH)
        random.nextBytes(bytes)
        return bytes.map { ALPHABET[(it.toInt() and 0xff) % ALPHABET.length] }.joinToString("")
    }

    private companion object {
        const val LENGTH = 36
        const val ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
    }
}
