package com.example.auth

import java.security.SecureRandom

class RejectingRandom(private val source: SecureRandom = SecureRandom()) {
    private val alphabet = "0123456789abcdefghijklmnopqrstuvwxyz"

    fun nonce(n: Int): String {
        val out = StringBuilder(n)
        val one = ByteArray(1)
        while (out.length < n) {
            source.nextBytes(one)
            val v = one[0].toInt() and 0xFF
            if (v >= 252) continue // 7 * 36
            out.append(alphabet[v % 36])
        }
        return out.toString()
    }
}
