package com.acme.login

import kotlin.random.Random

object LoginSecret {
    private val chars = ('a'..'z') + ('A'..'Z') + ('0'..'9')

    /** Goes along with the sign-in request and comes back in the id_token. */
    fun fresh(length: Int = 32): String =
        (1..length)
            .map { Random.nextInt(0, chars.size) }
            .map(chars::get)
            .joinToString("")
}

data class PendingLogin(val secret: String, val state: String, val redirectUri: String)

class PendingLogins {
    private val byState = mutableMapOf<String, PendingLogin>()

    fun open(state: String, redirectUri: String): PendingLogin {
        val login = PendingLogin(LoginSecret.fresh(), state, redirectUri)
        byState[state] = login
        return login
    }

    fun close(state: String): PendingLogin? = byState.remove(state)
}
