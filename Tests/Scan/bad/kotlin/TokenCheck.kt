package com.example.server

import com.auth0.jwt.JWT

class TokenCheck {
    fun check(idToken: String, expectedNonce: String): Boolean {
        val decoded = JWT.decode(idToken)
        return decoded.getClaim("nonce").asString() == expectedNonce
    }
}
