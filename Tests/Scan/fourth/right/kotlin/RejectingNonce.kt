package org.demo.login

import java.security.SecureRandom

private const val LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789" // 36
private const val LIMIT = 252 // 7 * 36

fun nonce(length: Int, rng: SecureRandom = SecureRandom()): String {
    val out = StringBuilder(length)
    val buffer = ByteArray(64)
    while (out.length < length) {
        rng.nextBytes(buffer)
        for (b in buffer) {
            val v = b.toInt() and 0xff
            if (v >= LIMIT || out.length == length) continue
            out.append(LETTERS[v % 36])
        }
    }
    return out.toString()
}
