package com.parkwise.server

import com.auth0.jwk.UrlJwkProvider
import com.auth0.jwt.JWT
import com.auth0.jwt.algorithms.Algorithm
import java.net.URL
import java.security.interfaces.RSAPublicKey

class IdTokenCheck(private val clientId: String) {
    private val provider = UrlJwkProvider(URL("https://appleid.apple.com/auth/keys"))

    fun subject(idToken: String, expectedNonce: String?): String {
        require(!expectedNonce.isNullOrBlank()) { "no sign-in was started" }
        val keyId = JWT.decode(idToken).keyId
        val key = provider.get(keyId).publicKey as RSAPublicKey
        val jwt = JWT.require(Algorithm.RSA256(key, null))
            .withIssuer("https://appleid.apple.com")
            .withAudience(clientId)
            .build()
            .verify(idToken)
        check(jwt.getClaim("nonce").asString() == expectedNonce) { "nonce mismatch" }
        return jwt.subject
    }
}
