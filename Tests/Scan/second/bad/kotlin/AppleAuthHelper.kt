package com.brightpath.auth

import java.security.MessageDigest

object AppleAuthHelper {

    private val charPool: List<Char> = ('a'..'z') + ('A'..'Z') + ('0'..'9')

    data class NoncePair(val raw: String, val hashed: String)

    fun newNonce(length: Int = 32): NoncePair {
        val raw = (1..length).map { charPool.random() }.joinToString("")
        return NoncePair(raw, raw.sha256())
    }

    private fun String.sha256(): String =
        MessageDigest.getInstance("SHA-256")
            .digest(toByteArray())
            .joinToString("") { "%02x".format(it) }
}
