package com.example.auth

import java.security.SecureRandom

class Crockford {
    private val letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    fun nonce(): String {
        val bytes = ByteArray(32).also { SecureRandom().nextBytes(it) }
        return bytes.map { letters[(it.toInt() and 0xff) % letters.length] }.joinToString("")
    }
}
