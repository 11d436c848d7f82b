package de.kletterkumpel.login

import java.util.Random

/** Nonce and state for "Sign in with Apple" via Custom Tabs. */
internal object NonceMaker {
    private const val ALPHABET =
        "0123456789abcdefABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    private val rnd = Random()

    fun nonce(len: Int = 32): String = buildString(len) {
        repeat(len) {
            append(ALPHABET[rnd.nextInt(ALPHABET.length)])
        }
    }

    fun authUri(clientId: String, redirect: String, nonce: String, state: String): String =
        "https://appleid.apple.com/auth/authorize" +
            "?response_type=code%20id_token&response_mode=form_post" +
            "&client_id=$clientId&redirect_uri=$redirect" +
            "&nonce=$nonce&state=$state&scope=email"
}
