package com.acme.server

import com.auth0.jwk.JwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import java.security.interfaces.RSAPublicKey

class AppleVerifier(private val keys: JwkProvider, private val clientId: String) {
    fun subject(token: String, expectedNonce: String): String {
        require(expectedNonce.isNotEmpty())
        val keyId = JWT.decode(token).keyId // only to find the key
        val algorithm = Algorithm.RSA256(keys.get(keyId).publicKey as RSAPublicKey, null)
        val verified = JWT.require(algorithm)
            .withIssuer("https://appleid.apple.com")
            .withAudience(clientId)
            .withClaim("nonce", expectedNonce)
            .build()
            .verify(token)
        return verified.subject
    }
}
