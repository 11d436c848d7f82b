package com.northwind.gateway.oidc

import java.security.SecureRandom

/** Alphabets of the tokens that the gateway makes for logins and invitations. */
enum class Letters(private val chars: String) {
    URL_SAFE("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
    CROCKFORD("0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
    BASE58("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"),
    HEX("0123456789abcdef");

    fun nonce(length: Int): String = buildString(length) {
        repeat(length) { append(chars[random.nextInt(chars.length)]) }
    }

    companion object {
        private val random = SecureRandom()
    }
}
