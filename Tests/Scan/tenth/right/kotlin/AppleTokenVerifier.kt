package com.acme.server.auth

import com.auth0.jwk.UrlJwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import java.net.URL
import java.security.interfaces.RSAPublicKey

class AppleTokenVerifier(private val audience: String) {
    private val keys = UrlJwkProvider(URL("https://appleid.apple.com/auth/keys"))

    fun subject(idToken: String, expectedNonce: String): String {
        val kid = JWT.decode(idToken).keyId
        val key = keys.get(kid).publicKey as RSAPublicKey
        val jwt = JWT.require(Algorithm.RSA256(key, null))
            .withIssuer("https://appleid.apple.com")
            .withAudience(audience)
            .withClaim("nonce", expectedNonce)
            .build()
            .verify(idToken)
        return jwt.subject
    }
}
