package com.example.server

class Verify(private val jwks: JwkProvider) {
    fun verify(token: String, expected: String) {
        require(expected.isNotEmpty())
        val jwt = JWT.require(Algorithm.RSA256(keys(jwks))).withIssuer(ISSUER).build().verify(token)
        val nonce = jwt.getClaim("nonce").asString() ?: throw MissingNonce()
        if (nonce != expected) throw WrongNonce()
    }
}
