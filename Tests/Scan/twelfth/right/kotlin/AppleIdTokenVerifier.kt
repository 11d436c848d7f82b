package com.example.backend.security

import com.auth0.jwk.JwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import com.auth0.jwt.interfaces.DecodedJWT
import java.security.MessageDigest
import java.security.interfaces.RSAPublicKey

class AppleIdTokenVerifier(private val keys: JwkProvider, private val audience: String) {

    fun verify(idToken: String, rawNonce: String): DecodedJWT {
        val keyId = JWT.decode(idToken).keyId
        val publicKey = keys[keyId].publicKey as RSAPublicKey
        val verified = JWT.require(Algorithm.RSA256(publicKey, null))
            .withIssuer("https://appleid.apple.com")
            .withAudience(audience)
            .withClaim("nonce", sha256(rawNonce))
            .build()
            .verify(idToken)
        return verified
    }

    private fun sha256(text: String): String =
        MessageDigest.getInstance("SHA-256").digest(text.toByteArray())
            .joinToString("") { String.format("%02x", it) }
}
