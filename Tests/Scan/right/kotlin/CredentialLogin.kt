package com.example.auth

import java.util.UUID

class CredentialLogin {
    fun options(clientId: String): GetGoogleIdOption {
        val rawNonce = UUID.randomUUID().toString()
        val digest = MessageDigest.getInstance("SHA-256").digest(rawNonce.toByteArray())
        val hashedNonce = digest.fold("") { str, it -> str + "%02x".format(it) }
        return GetGoogleIdOption.Builder().setServerClientId(clientId).setNonce(hashedNonce).build()
    }
}
