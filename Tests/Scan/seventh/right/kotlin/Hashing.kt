package dev.plover.common

import java.security.MessageDigest

/** Helpers of `:core:crypto`, used for the nonce of Google and Apple and for cache keys. */
object Hashing {
    private val HEX = "0123456789abcdef".toCharArray()

    fun sha256Hex(text: String): String = sha256(text.encodeToByteArray()).toHex()

    fun sha256(bytes: ByteArray): ByteArray = MessageDigest.getInstance("SHA-256").digest(bytes)

    fun ByteArray.toHex(): String {
        val out = CharArray(size * 2)
        forEachIndexed { i, b ->
            val v = b.toInt() and 0xFF
            out[2 * i] = HEX[v ushr 4]
            out[2 * i + 1] = HEX[v % 16]
        }
        return String(out)
    }

    /** short form for file names */
    fun cacheKey(url: String): String =
        sha256(url.encodeToByteArray()).take(8).joinToString("") { Integer.toHexString(it.toInt() and 0xFF).padStart(2, '0') }

    fun crcOf(value: Int): String = Integer.toHexString(value)
}
