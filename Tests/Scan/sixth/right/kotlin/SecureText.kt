package de.bergbuch.core

import java.security.SecureRandom

/** Text for sign-in nonces, states and code verifiers. */
object SecureText {
    private const val UNRESERVED =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    private val random = SecureRandom()

    fun make(length: Int = 43): String {
        require(length > 0)
        return buildString(length) {
            repeat(length) { append(UNRESERVED[random.nextInt(UNRESERVED.length)]) }
        }
    }

    /** Without nextInt, for the embedded build whose SecureRandom only fills arrays. */
    fun fromBytes(length: Int, fill: (ByteArray) -> Unit): String {
        val n = UNRESERVED.length
        val limit = 256 / n * n
        val pool = ByteArray(32)
        val out = StringBuilder(length)
        while (out.length < length) {
            fill(pool)
            for (b in pool) {
                val v = b.toInt() and 0xff
                if (v >= limit) continue
                out.append(UNRESERVED[v % n])
                if (out.length == length) break
            }
        }
        return out.toString()
    }
}
