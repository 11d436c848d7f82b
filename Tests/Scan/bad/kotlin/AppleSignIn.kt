package app.login

import kotlin.random.Random

class AppleSignIn {
    private val chars = ('a'..'z') + ('A'..'Z') + ('0'..'9')

    fun generateNonce(length: Int = 32): String =
        (1..length).map { chars[Random.nextInt(chars.size)] }.joinToString("")
}
