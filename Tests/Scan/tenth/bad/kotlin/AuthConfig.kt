package com.acme.auth

import java.util.UUID

object AuthConfig {
    const val ISSUER = "https://accounts.acme.example"
    const val CLIENT_ID = "mobile-app"
    val NONCE: String = UUID.randomUUID().toString()

    fun authorizeUrl(redirect: String): String = buildString {
        append(ISSUER).append("/authorize?client_id=").append(CLIENT_ID)
        append("&response_type=id_token")
        append("&redirect_uri=").append(redirect)
        append("&nonce=").append(NONCE)
    }
}

class LoginCallback {
    fun accept(claims: Map<String, Any?>): Boolean = claims["nonce"] == AuthConfig.NONCE
}
