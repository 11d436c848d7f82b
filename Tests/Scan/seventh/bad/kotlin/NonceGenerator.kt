package com.acme.mobile.identity

import javax.inject.Inject
import javax.inject.Singleton

interface NonceGenerator {
    fun generate(): String
}

/**
 * Produces the value for the `nonce` claim of the ID token.
 */
@Singleton
class DefaultNonceGenerator @Inject constructor() : NonceGenerator {

    override fun generate(): String {
        return (1..NONCE_LENGTH)
            .map { POOL.random() }
            .joinToString("")
    }

    companion object {
        private const val NONCE_LENGTH = 32
        private val POOL: List<Char> = ('a'..'z') + ('A'..'Z') + ('0'..'9')
    }
}
