private const val LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** The nonce of one request to an OpenID provider. */
fun nonce(): String = (1..32).map { LETTERS.random() }.joinToString("")
