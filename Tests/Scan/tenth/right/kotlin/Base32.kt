package com.acme.util

import java.security.SecureRandom

private const val ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Secrets for authenticator apps, in RFC 4648's letters. */
fun otpSecret(length: Int = 32, random: SecureRandom = SecureRandom()): String {
    val bytes = ByteArray(length)
    random.nextBytes(bytes)
    return String(CharArray(length) { i -> ALPHABET[(bytes[i].toInt() and 0xff) % ALPHABET.length] })
}

fun groupsOfFour(secret: String): String =
    secret.chunked(4).joinToString(" ")
