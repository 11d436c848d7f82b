package com.example.auth

import java.security.SecureRandom

class SecureNonce {
    fun create(): String {
        val random = SecureRandom(System.currentTimeMillis().toString().toByteArray())
        val nonce = ByteArray(24)
        random.nextBytes(nonce)
        return nonce.toBase64Url()
    }
}
