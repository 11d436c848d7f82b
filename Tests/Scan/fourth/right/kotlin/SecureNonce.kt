package com.example.auth

import android.util.Base64
import java.security.MessageDigest
import java.security.SecureRandom

class SecureNonce private constructor(val raw: String) {
    val hashed: String by lazy {
        MessageDigest.getInstance("SHA-256").digest(raw.toByteArray()).joinToString("") { "%02x".format(it) }
    }

    companion object {
        private val random = SecureRandom()

        fun create(): SecureNonce {
            val bytes = ByteArray(32).also(random::nextBytes)
            return SecureNonce(Base64.encodeToString(bytes, Base64.URL_SAFE or Base64.NO_WRAP))
        }
    }
}
