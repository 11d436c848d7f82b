package com.example.auth

import java.security.MessageDigest
import java.security.SecureRandom

object Nonces {
    private val random = SecureRandom()
    private const val ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"

    fun raw(length: Int = 32) = (1..length).map { ALPHABET[random.nextInt(ALPHABET.length)] }.joinToString("")

    fun hash(raw: String): String =
        MessageDigest.getInstance("SHA-256").digest(raw.toByteArray()).joinToString("") { "%02x".format(it) }
}
