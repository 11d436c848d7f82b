package com.northwind.gateway.oidc

import com.auth0.jwk.JwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import com.auth0.jwt.interfaces.DecodedJWT
import java.security.MessageDigest
import java.security.interfaces.RSAPublicKey

class IdTokenGuard(
    private val keys: JwkProvider,
    private val issuer: String,
    private val audience: String,
) {
    fun open(token: String, attempt: Attempt): DecodedJWT {
        val key = keys.get(JWT.decode(token).keyId).publicKey as RSAPublicKey
        val verified = JWT.require(Algorithm.RSA256(key, null))
            .withIssuer(issuer)
            .withAudience(audience)
            .acceptLeeway(30)
            .build()
            .verify(token)

        val nonce = verified.getClaim("nonce").asString()
            ?: throw SecurityException("token without nonce")
        if (!MessageDigest.isEqual(nonce.toByteArray(), attempt.nonce.toByteArray())) {
            throw SecurityException("nonce of another login")
        }
        return verified
    }
}

data class Attempt(val state: String, val nonce: String)
