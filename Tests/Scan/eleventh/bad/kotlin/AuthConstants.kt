package com.bigconsult.client.auth

import java.util.UUID

class AuthConstants {
    companion object {
        const val CLIENT_ID = "client-portal"
        const val REDIRECT_URI = "com.bigconsult.client:/oauth2redirect"
        val SCOPES = listOf("openid", "profile", "email")

        val NONCE: String = UUID.randomUUID().toString()
    }
}

fun authorizeParams(state: String): Map<String, String> = mapOf(
    "client_id" to AuthConstants.CLIENT_ID,
    "redirect_uri" to AuthConstants.REDIRECT_URI,
    "response_type" to "code id_token",
    "scope" to AuthConstants.SCOPES.joinToString(" "),
    "state" to state,
    "nonce" to AuthConstants.NONCE,
)
