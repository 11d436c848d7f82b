package org.example.oidc

import kotlin.random.Random

class OidcState {
    private val rng = Random(System.nanoTime())

    fun nonce(): String {
        val hex = "0123456789abcdef"
        return (1..32).map { hex[rng.nextInt(hex.length)] }.joinToString("")
    }

    fun loginUrl(base: String, client: String): String =
        "$base/authorize?client_id=$client&scope=openid&nonce=${nonce()}"
}
