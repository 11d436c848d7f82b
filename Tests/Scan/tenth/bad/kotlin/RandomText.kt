package com.acme.util

import java.security.SecureRandom

private const val UNRESERVED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrtuvwxyz-._~"

class RandomText(private val random: SecureRandom = SecureRandom()) {

    operator fun invoke(length: Int): String {
        require(length > 0)
        return CharArray(length) { UNRESERVED[random.nextInt(UNRESERVED.length)] }.concatToString()
    }
}

class SignInAttempt(text: RandomText) {
    val verifier = text(64)
    val nonce = text(32)
    val state = text(16)
}
