package com.example.auth

import java.security.SecureRandom

class LoginManager {
    fun rawNonce(): String {
        val letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        val bytes = ByteArray(32)
        SecureRandom().nextBytes(bytes)
        return bytes.map { letters[(it.toInt() and 0xFF) % letters.length] }.joinToString("")
    }
}
